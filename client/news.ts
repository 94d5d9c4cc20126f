/** News: what the server says over the line. */

/** Parts of the page that have changed, all to be shown in one go. */
export interface Frame {
  readonly at: string;
  readonly parts?: Readonly<Record<string, string>>;
  readonly tell?: readonly string[];
  readonly asked?: boolean;
}

/** What became of a letter: carried out, refused with a reason, or answered. */
export interface Answer {
  readonly re: number;
  readonly wrong?: string;
  readonly say?: string;
}

/** This page must be left for another one at once. */
export interface Way {
  readonly go: string;
}

export type News = Frame | Answer | Way;

/** A moment of the page: the epoch of the server that told it, and a number that only grows. */
export function moment(at: string): readonly [epoch: string, serial: number] {
  const dot = at.lastIndexOf(".");
  return [at.slice(0, dot), Number(at.slice(dot + 1))];
}

/** Whether a frame shows anything that a page of this moment has not shown yet. */
export function isNews(frame: Frame, at: string): boolean {
  const [epoch, serial] = moment(frame.at);
  const [known, last] = moment(at);
  return epoch !== known || !(serial <= last);
}
