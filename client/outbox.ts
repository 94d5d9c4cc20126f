/** Outbox: letters to the server, each kept until it is answered and sent again until then. */

import { isOpen, renew, send } from "./line";
import type { Answer } from "./news";

/** The server takes no longer ones. */
const LONGEST = 4_096;
/** A letter that is not answered by then makes one doubt the line. */
const PATIENCE = 6_000;

export type Fields = Readonly<Record<string, string>>;

interface Letter {
  readonly text: string;
  readonly answered: (answer: Answer) => void;
  doubt: number;
}

const letters = new Map<number, Letter>();
let number = 0;

/** Send a letter now, or as soon as that is possible; 0 if it is too long to be sent at all. */
export function post(action: string, fields: Fields, answered: (answer: Answer) => void): number {
  const id = number + 1;
  const text = JSON.stringify({ id, do: action, fields });
  if (new Blob([text]).size > LONGEST) return 0;
  const letter: Letter = { text, answered, doubt: 0 };
  letters.set(id, letter);
  dispatch(letter);
  return (number = id);
}

/** The line is open: whatever was not answered is sent, in the order it was written. */
export function postAgain(): void {
  letters.forEach(dispatch);
}

export function receive(answer: Answer): void {
  const letter = letters.get(answer.re);
  withdraw(answer.re);
  letter?.answered(answer);
}

/** Forget a letter: it was answered, or is sent by another way. */
export function withdraw(id: number): void {
  clearTimeout(letters.get(id)?.doubt);
  letters.delete(id);
}

/** Whether a letter, or any at all, still waits for its answer. */
export function waits(id?: number): boolean {
  return id === undefined ? letters.size > 0 : letters.has(id);
}

function dispatch(letter: Letter): void {
  clearTimeout(letter.doubt);
  if (!isOpen()) return;
  send(letter.text);
  letter.doubt = setTimeout(renew, PATIENCE);
}
