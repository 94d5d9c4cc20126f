/** Wishes: how this browser wants its tables, kept in the browser and nowhere else. */

import { all, on } from "./page";

const STORE = "terem-wishes";
export const SETTINGS = "#table-settings";

export type Wish = "sounds" | "confirm" | "shortcuts" | "flights";

const wishes: Record<string, boolean> = { shortcuts: true, flights: true, ...kept() };

export function wants(wish: Wish): boolean {
  return wishes[wish] === true;
}

/** Show the wishes in their form, and follow whatever is changed there. */
export function followWishes(changed: () => void): void {
  for (const box of all<HTMLInputElement>(`${SETTINGS} input`)) {
    box.checked = wishes[box.name] === true;
  }
  on("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest(SETTINGS)) return;
    wishes[target.name] = target.checked;
    try {
      localStorage.setItem(STORE, JSON.stringify(wishes));
    } catch {
      // Where nothing may be kept, a wish holds as long as the page.
    }
    changed();
  });
  changed();
}

function kept(): Record<string, boolean> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Record<string, boolean>;
  } catch {
    // A browser may keep nothing, or what it kept was spoilt; then all is as usual.
    return {};
  }
}
