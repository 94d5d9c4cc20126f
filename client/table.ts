/** Table: the page comes alive. It knows no game, only parts, forms and things with names. */

import { fill } from "./blanks";
import { followBoard, settleBoard } from "./board";
import { followConfirm } from "./confirm";
import { followCopies } from "./copy";
import { watchFlights } from "./flight";
import { followForms, settleForms } from "./forms";
import { followGuide } from "./guide";
import { showHints } from "./hint";
import { followKeys } from "./keys";
import { age, isOpen, openLine } from "./line";
import { morph } from "./morph";
import { type Frame, isNews, moment } from "./news";
import { standNotices, tellLine } from "./notice";
import { postAgain, receive, waits } from "./outbox";
import { body, on, page } from "./page";
import { questionForm } from "./question";
import { followReplay } from "./replay";
import { knock, ring, wakeSound } from "./sound";
import { call, tell } from "./voice";
import { followWishes, wants } from "./wishes";

/** What comes so soon after the line was opened is what was missed; it does not fly. */
const CATCHING_UP = 1_000;
/** A moment without the line is nobody's business. */
const WORTH_A_WORD = 1_000;

let at = body.dataset["at"] ?? "";
let asked = questionForm() !== null;
let worried = 0;

function sitDown(path: string): void {
  fill(page);
  followForms();
  followConfirm();
  followBoard();
  settleBoard();
  on("visibilitychange", () => call(asked));
  on("submit", worry);
  openLine(path, {
    at: () => at,
    turned: (open) => {
      if (open) postAgain();
      worry();
    },
    hears: (news) => {
      if ("go" in news) location.replace(news.go);
      else if ("re" in news) receive(news);
      else if (isNews(news, at)) show(news);
      worry();
    },
  });
}

function show(frame: Frame): void {
  const { parts = {}, tell: said = [] } = frame;
  const missed = moment(at)[0] !== moment(frame.at)[0] || age() < CATCHING_UP;
  at = frame.at;
  const land = watchFlights(missed ? [] : Object.keys(parts));
  morph(parts);
  settleForms();
  settleBoard();
  tell(said);
  // Last, for it measures: what is changed after that is laid out once more.
  land();
  if (frame.asked && !asked) ring();
  else if (said.length) knock();
  asked = frame.asked ?? asked;
  call(asked);
}

/** Say that the line is down, or that something waits for it, once that has lasted. */
function worry(): void {
  if (isOpen() && !waits()) {
    clearTimeout(worried);
    worried = 0;
    tellLine(null);
  } else {
    worried ||= setTimeout(() => {
      worried = 0;
      tellLine(waits() ? "Sending" : isOpen() ? null : "Offline");
      worry();
    }, WORTH_A_WORD);
  }
}

page.documentElement.classList.add("scripted");
standNotices();
showHints();
followKeys();
followReplay();
followGuide();
followCopies();
followWishes(() => page.documentElement.classList.toggle("keyed", wants("shortcuts")));
on("pointerdown", wakeSound);
on("keydown", wakeSound);
if (body.dataset["live"]) sitDown(body.dataset["live"]);
