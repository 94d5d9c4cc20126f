/** Guide: on a wide screen it stands beside the table until it is put away. */

import { byId, on, one, page } from "./page";

const WIDE = matchMedia("(min-width: 1080px)");

export function followGuide(): void {
  const guide = byId("guide");
  if (!guide) return;
  // By itself a browser would put it away at the first click on the table.
  const settle = (): void => {
    guide.popover = WIDE.matches ? "manual" : "auto";
  };
  settle();
  WIDE.onchange = settle;
  guide.onbeforetoggle = ({ newState }) => {
    if (newState === "closed" && guide.contains(page.activeElement)) {
      one("[popovertarget=guide]")?.focus();
    }
  };
  on("keydown", ({ key }) => {
    // What lies above it goes first.
    if (key === "Escape" && !one(":popover-open:not(#guide), :modal")) guide.hidePopover();
  });
}
