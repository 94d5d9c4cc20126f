/** Flight: a thing that lies elsewhere than before is seen to go there. */

import { all, around, body, byId, page } from "./page";
import { wants } from "./wishes";

const SVG = "http://www.w3.org/2000/svg";
const TIME = 450;
const TIMING: KeyframeAnimationOptions = { duration: TIME, easing: "cubic-bezier(.35,0,.2,1)" };
const MOST = 24;
/** Pixels that nobody would see a thing move by. */
const STILL = 4;
/** What covers so much of where it lay has grown or been pushed; it has not gone anywhere. */
const SAME_PLACE = 0.5;

/** Where a thing lies: on the screen, and where on the screen its group begins. */
interface Spot {
  readonly box: DOMRect;
  readonly group: Element;
  readonly corner: DOMRect;
}

const air = page.createElementNS(SVG, "svg");
const flying = new Map<string, SVGElement>();

/** Note where things lie; the answer lets those fly that lie elsewhere by then. */
export function watchFlights(parts: readonly string[]): () => void {
  const still = page.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
  const groups = still || !wants("flights") ? [] : parts;
  const before = spots(groups, true);
  return () => {
    const gone = new Set<Element>();
    // All is measured before anything is changed: between the two the page is laid out but once.
    const launches: (() => void)[] = [];
    for (const [id, now] of spots(groups, false)) {
      const then = before.get(id);
      const element = byId(id) as Element | null;
      if (!then || !(element instanceof SVGGraphicsElement) || gone.size >= MOST) continue;
      const from = pushed(then, now);
      if (!moved(from, now.box) || around(element).some((outer) => gone.has(outer))) continue;
      gone.add(element);
      launches.push(ready(id, element, from, now.box));
    }
    for (const launch of launches) launch();
  };
}

/** Every named thing in the pictures of some groups, outer ones first; perhaps still in the air. */
function spots(groups: readonly string[], inAir: boolean): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const group of groups.map(byId)) {
    if (!group?.matches("#table .group")) continue;
    const corner = group.getBoundingClientRect();
    for (const element of all<Element>("svg [id]", group)) {
      const box = ((inAir && flying.get(element.id)) || element).getBoundingClientRect();
      if (box.width && box.height) found.set(element.id, { box, group, corner });
    }
  }
  return found;
}

/** Where a thing would lie if it had only been pushed along with its group. */
function pushed({ box, group, corner }: Spot, now: Spot): DOMRect {
  if (group !== now.group) return box;
  const { x, y } = now.corner;
  return new DOMRect(box.x + x - corner.x, box.y + y - corner.y, box.width, box.height);
}

function moved(a: DOMRect, b: DOMRect): boolean {
  const [x, y] = between(a, b);
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const shared = Math.max(width, 0) * Math.max(height, 0);
  const smaller = Math.min(a.width * a.height, b.width * b.height);
  return Math.hypot(x, y) > STILL && shared < SAME_PLACE * smaller;
}

/** The way from the middle of one box to the middle of another that is drawn so much larger. */
function between(from: DOMRect, to: DOMRect, scale = 1): [x: number, y: number] {
  const x = from.x + from.width / 2 - (to.x + to.width / 2) * scale;
  return [x, from.y + from.height / 2 - (to.y + to.height / 2) * scale];
}

/** Each group clips what leaves it, so a likeness flies above all of them. */
function ready(id: string, element: SVGGraphicsElement, from: DOMRect, to: DOMRect): () => void {
  const likeness = likenessOf(element);
  const scale = Math.sqrt((from.width * from.height) / (to.width * to.height));
  const [x, y] = between(from, to, scale);
  const transform = [`translate(${x}px, ${y}px) scale(${scale})`, "none"];
  return () => {
    air.setAttribute("class", "air");
    if (!air.isConnected) body.append(air);
    flying.get(id)?.remove();
    flying.set(id, likeness);
    air.append(likeness);
    // An animation hides it without a mark in the page that the next morph would wipe away. One
    // that is only waited for costs nothing while the likeness flies; one that runs, every picture.
    element.animate({ visibility: ["hidden", "hidden"] }, { delay: TIME, fill: "backwards" });
    likeness.animate({ transform }, TIMING).onfinish = () => {
      likeness.remove();
      if (flying.get(id) === likeness) flying.delete(id);
    };
  };
}

/** A copy in the coordinates of the screen, with the classes around it that it is drawn by. */
function likenessOf(element: SVGGraphicsElement): SVGElement {
  let copy = element.cloneNode(true) as Element;
  for (const named of [copy, ...all<Element>("[id]", copy)]) named.removeAttribute("id");
  const outer = around(element.parentElement);
  for (const { tagName, classList } of outer.slice(0, outer.findIndex((at) => at.tagName === "svg"))) {
    if (tagName === "g") copy = wrap(copy, "class", classList.value);
  }
  const { a, b, c, d, e, f } = (element.parentNode as SVGGraphicsElement).getScreenCTM()!;
  return wrap(wrap(copy, "transform", `matrix(${[a, b, c, d, e, f]})`));
}

function wrap(inside: Element, name = "class", value = ""): SVGElement {
  const g = page.createElementNS(SVG, "g");
  g.setAttribute(name, value);
  g.append(inside);
  return g;
}
