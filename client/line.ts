/** Line: the socket to the server, which comes back by itself whatever happens to it. */

import type { News } from "./news";
import { on, page } from "./page";

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5_000;
/** A socket that fell sooner than this is not a reason to hurry. */
const STEADY = 2_000;
/** A socket that has not opened by then never will: a network may swallow what is sent. */
const OPENING = 8_000;
/** After so long in the dark a socket may be dead without knowing it. */
const ASLEEP = 10_000;
const PULSE = 4_000;
/** The key of this browser opens nothing any more; perhaps it is being given another one. */
const UNKNOWN = 4401;

export interface Listener {
  /** The moment that the page shows, so that only what is newer is told. */
  at(): string;
  turned(open: boolean): void;
  hears(news: News): void;
}

let address: string;
let listener: Listener;
let socket: WebSocket | null = null;
let timer = 0;
let pause = 0;
let since = 0;
let away = 0;
let beat = Date.now();

export function openLine(path: string, by: Listener): void {
  address = path;
  listener = by;
  on("online", renew);
  on("pageshow", ({ persisted }) => persisted && renew());
  on("pagehide", hangUp);
  on("visibilitychange", () => {
    if (page.hidden) away = Date.now();
    else if (!isOpen() || Date.now() - away > ASLEEP) renew();
  });
  setInterval(() => {
    // A machine that slept finds that more time has passed than it remembers.
    if (Date.now() - beat > ASLEEP && !page.hidden) renew();
    beat = Date.now();
  }, PULSE);
  connect();
}

export function isOpen(): boolean {
  return socket?.readyState === WebSocket.OPEN;
}

/** For how long it has been as it is. */
export function age(): number {
  return performance.now() - since;
}

export function send(text: string): void {
  socket?.send(text);
}

/** Let the socket go, whatever it thinks of itself, and open another one at once. */
export function renew(): void {
  hangUp();
  pause = 0;
  listener.turned(false);
  connect();
}

function hangUp(): void {
  clearTimeout(timer);
  const old = socket;
  socket = null;
  old?.close();
}

function connect(): void {
  const url = new URL(address, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  url.searchParams.set("at", listener.at());
  const mine = (socket = new WebSocket(url));
  since = performance.now();
  timer = setTimeout(() => mine.close(), OPENING);
  mine.onopen = () => {
    if (mine !== socket) return;
    clearTimeout(timer);
    since = performance.now();
    listener.turned(true);
  };
  mine.onmessage = ({ data }: MessageEvent<string>) => {
    if (mine === socket) listener.hears(JSON.parse(data) as News);
  };
  mine.onclose = ({ code }) => {
    if (mine === socket) fell(code);
  };
}

/** The first time it comes back at once, then after ever longer pauses, none like another's. */
function fell(code: number): void {
  hangUp();
  if (age() > STEADY) pause = 0;
  listener.turned(false);
  if (code === UNKNOWN) setTimeout(() => location.reload(), STEADY);
  else timer = setTimeout(connect, pause * (1 - Math.random() / 2));
  pause = Math.min(Math.max(pause * 2, FIRST_PAUSE), LONGEST_PAUSE);
}
