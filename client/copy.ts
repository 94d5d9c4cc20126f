/** Copy: a link goes to where the system keeps what was copied, and that is said. */

import { byId, on, page } from "./page";
import { notice } from "./notice";

export function followCopies(): void {
  on("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-copy]");
    const field = button && (byId(button.dataset["copy"]!) as HTMLInputElement | null);
    if (!field) return;
    field.focus();
    field.select();
    // The clipboard of scripts is closed where a house is visited without https, as at home.
    if (!page.execCommand("copy")) return;
    button.focus();
    notice("status", button.dataset["copied"]!);
  });
}
