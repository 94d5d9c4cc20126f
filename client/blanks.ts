/** Blanks: what a frame leaves empty in its forms, because only this page may know it. */

import { all, body, make } from "./page";

const PROOF = "_csrf_token";
const KEY = "key";

/** The proof that the house has written a form; every form of a page has the same. */
let proof = "";

/** Fill the blanks of what has come, and remember the proof where it stands. */
export function fill(root: ParentNode): void {
  for (const input of all<HTMLInputElement>("input", root)) {
    if (input.name === PROOF) input.defaultValue = proof = input.value || proof;
    else if (input.name === KEY) input.defaultValue ||= freshKey();
  }
}

/** What a form would send but the proof, which the socket has no use for. */
export function fieldsOf(form: HTMLFormElement, button: HTMLElement | null): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form, button)) {
    if (typeof value === "string" && name !== PROOF) fields[name] = value;
  }
  return fields;
}

/** Another key for the next time: with the last one it would be taken for the same click. */
export function nextKey(form: HTMLFormElement): void {
  const key = form.elements.namedItem(KEY);
  if (key instanceof HTMLInputElement) key.defaultValue = freshKey();
}

/** Post as an ordinary form would have done, with a key that may have been sent before. */
export function postPlainly(address: string, fields: Readonly<Record<string, string>>): void {
  const form = make("form");
  form.method = "post";
  form.action = address;
  form.hidden = true;
  for (const [name, value] of Object.entries({ ...fields, [PROOF]: proof })) {
    const input = make("input");
    input.name = name;
    input.value = value;
    form.append(input);
  }
  body.append(form);
  form.submit();
}

function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}
