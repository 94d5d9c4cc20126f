/** Board: things of the drawing stand for the choices that point at them, and the other way. */

import { notice } from "./notice";
import { post } from "./outbox";
import { all, around, byId, focusOn, on, page } from "./page";
import { asked, choicesAt, questionForm } from "./question";

/** A second click so soon after the question has changed was meant for the one before. */
const SLIP = 400;
const DEEPEST = 8;

let over: Element | null = null;
let several = "";
let question = "";
let since = 0;

export function followBoard(): void {
  on("pointerover", ({ target }) => {
    over = target as Element;
    mark();
  });
  on("focusin", mark);
  on("focusout", mark);
  on("click", click, true);
}

/** The page has changed: another question makes other things meant. */
export function settleBoard(): void {
  if (question !== asked()) {
    question = asked();
    several = "";
    since = performance.now();
  }
  mark();
}

/** Mark what is meant: by the pointer, by the focus, or by a click that left it open. */
function mark(): void {
  const meant = [over, page.activeElement].flatMap(meantBy);
  if (several) meant.push(...choicesAt(several));
  for (const old of all<Element>(".meant")) old.classList.toggle("meant", meant.includes(old));
  for (const element of meant) element.classList.add("meant");
}

/** What is on the other side of the table from an element. */
function meantBy(at: Element | null): Element[] {
  const points = at?.closest<HTMLElement>("#choices [data-points]")?.dataset["points"];
  const thing = points && byId(points);
  return thing ? [thing] : (named(at).map(choicesAt).find(({ length }) => length) ?? []);
}

function click(event: MouseEvent): void {
  const at = event.target as Element;
  const inTable = at.closest("#table");
  if (inTable && event.detail > 1 && performance.now() - since < SLIP) {
    event.preventDefault();
    event.stopPropagation();
  } else if (inTable && questionForm() && at.closest("svg") && !at.closest("button, a")) {
    const under = page.elementsFromPoint(event.clientX, event.clientY);
    const things = [...new Set([at, ...under].flatMap(named))];
    const found = things.find((id) => choicesAt(id).length);
    if (found) choose(found);
    else if (things.length) why(things);
  }
}

function choose(thing: string): void {
  const [first, ...others] = choicesAt(thing);
  several = others.length ? thing : "";
  focusOn(first!, !!several);
  if (!several) first!.click();
  mark();
}

/** Things lie on each other, so the question is about all of them, the uppermost first. */
function why(things: readonly string[]): void {
  const thing = things.slice(0, DEEPEST).join(" ");
  const seat = (questionForm()?.elements.namedItem("seat") as HTMLInputElement | null)?.value ?? "";
  post("why", { seat, thing }, ({ say, wrong }) => notice("status", say ?? wrong ?? ""));
}

/** The ids of a part of the drawing and of all that it is a part of. */
function named(at: Element | null): string[] {
  return around(at).filter((element) => element.matches("#table svg [id]")).map(({ id }) => id);
}
