/** Notice: short sentences of the house over the page, which a screen reader tells too. */

import { body, on, page } from "./page";

/** Regions must stand in the page before anything is said in them, or it is not heard. */
const regions = { alert: region("alert"), status: region("status") };
const line = region("status");

export function standNotices(): void {
  line.className = "line-status";
  on("keydown", ({ key }) => key === "Escape" && dismiss());
}

/** Show a sentence until it is put away; what is wrong interrupts, an answer does not. */
export function notice(kind: "alert" | "status", sentence: string): void {
  dismiss();
  const said = page.createElement("p");
  said.textContent = sentence;
  const away = page.createElement("button");
  away.type = "button";
  away.textContent = "×";
  away.ariaLabel = words("Close") || "×";
  away.onclick = dismiss;
  regions[kind].className = "notice";
  regions[kind].replaceChildren(said, away);
}

export function dismiss(): void {
  for (const region of Object.values(regions)) {
    region.className = "";
    region.replaceChildren();
  }
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
  const made = page.createElement("div");
  made.role = role;
  body.append(made);
  return made;
}
