/** Notice: short sentences of the house over the page, which a screen reader tells too. */

import { body, make, on, one } from "./page";
import { focusQuestion } from "./question";

/** News stays for as long as it takes to turn to it and to read it without haste. */
const TURNING = 4_000;
const LETTER = 80;

/** Regions must stand in the page before anything is said in them, or it is not heard. */
const regions = { alert: region("alert"), status: region("status") };
const line = region("status");
let leaving = 0;

export function standNotices(): void {
  line.className = "line-status";
  on("keydown", ({ key }) => {
    // A menu or the list of keys lies above, and goes first.
    if (key === "Escape" && !one(":popover-open, :modal")) dismiss();
  });
}

/** Show a sentence: what is wrong interrupts and stays until put away, news goes by itself. */
export function notice(kind: "alert" | "status", sentence: string): void {
  dismiss();
  const said = make("p");
  said.textContent = sentence;
  const away = make("button");
  away.type = "button";
  away.textContent = "×";
  away.ariaLabel = words("Close") || "×";
  away.onclick = dismiss;
  regions[kind].className = "notice";
  regions[kind].replaceChildren(said, away);
  if (kind === "status") fade(TURNING + LETTER * sentence.length);
}

/** Whoever points at a sentence, or has gone to it, is still reading. */
function fade(after: number): void {
  leaving = setTimeout(() => {
    if (one(".notice:is(:hover, :focus-within)")) fade(after);
    else dismiss();
  }, after);
}

export function dismiss(): void {
  clearTimeout(leaving);
  const held = one(".notice :focus");
  for (const region of Object.values(regions)) {
    region.className = "";
    region.replaceChildren();
  }
  if (held) focusQuestion();
}

/** What the line is doing, as long as that is worth a word. */
export function tellLine(state: "Offline" | "Sending" | null): void {
  const said = state ? words(state) : "";
  if (line.textContent !== said) line.textContent = said;
}

/** The server has written on the page what the script may have to say. */
function words(what: string): string {
  return body.dataset[`say${what}`] ?? "";
}

function region(role: string): HTMLElement {
  const made = make("div");
  made.role = role;
  body.append(made);
  return made;
}
