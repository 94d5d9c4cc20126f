/** Replay: the slider and the steps of a game that is over turn its pages in place. */

import { watchFlights } from "./flight";
import { morphInto } from "./morph";
import { all, on, one } from "./page";

const REST = 120;
const SLIDER = "#ply-slider";
/** The parts of a page that differ from ply to ply. */
const PARTS = "#above, #position, #table, #log";

let turning = new AbortController();
let timer = 0;

export function followReplay(): void {
  on("input", ({ target }) => {
    const slider = target as HTMLInputElement;
    if (!slider.matches(SLIDER)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void turnTo(leadsTo(slider)), REST);
  });
  on("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("#steps a[href]");
    if (!link || !one(SLIDER) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void turnTo(link.href);
  });
}

/** Where its form would lead with nothing but the slider and what is hidden. */
function leadsTo({ form, name, value }: HTMLInputElement): string {
  const url = new URL(form!.action);
  for (const input of all<HTMLInputElement>("[type=hidden]", form!)) {
    url.searchParams.set(input.name, input.value);
  }
  url.searchParams.set(name || "ply", value);
  return url.href;
}

/** Only the page that was asked for last is shown. */
async function turnTo(address: string): Promise<void> {
  turning.abort();
  const { signal } = (turning = new AbortController());
  try {
    const text = await (await fetch(address, { signal })).text();
    const fresh = new DOMParser().parseFromString(text, "text/html");
    const land = watchFlights(all("#table section").map(({ id }) => id));
    morphInto(all<Element>(PARTS, fresh));
    land();
    history.replaceState(null, "", address);
  } catch {
    // The ordinary way says what is the matter.
    if (!signal.aborted) location.replace(address);
  }
}
