/** Sound: wood that is touched and a small bell, made of sines when they are wanted. */

import { wants } from "./wishes";

interface Tone {
  readonly pitch: number;
  readonly loud: number;
  readonly long: number;
  readonly shape?: OscillatorType;
  /** What the pitch falls to. */
  readonly fall?: number;
}

const WOOD: readonly Tone[] = [
  { pitch: 520, fall: 300, loud: 0.07, long: 0.07, shape: "triangle" },
  { pitch: 1240, fall: 900, loud: 0.02, long: 0.03 },
];
const BELL: readonly Tone[] = [
  { pitch: 784, loud: 0.05, long: 1.1 },
  { pitch: 1574, loud: 0.024, long: 0.7 },
  { pitch: 2366, loud: 0.01, long: 0.4 },
];

let room: AudioContext | null = null;

/** Browsers let a page be heard only after it was touched. */
export function wakeSound(): void {
  if (!wants("sounds")) return;
  room ??= new AudioContext();
  if (room.state === "suspended") void room.resume();
}

export const knock = (): void => play(WOOD);
export const ring = (): void => play(BELL);

function play(tones: readonly Tone[]): void {
  if (!wants("sounds") || room?.state !== "running") return;
  const now = room.currentTime;
  for (const { pitch, loud, long, shape = "sine", fall = pitch } of tones) {
    const source = new OscillatorNode(room, { type: shape, frequency: pitch });
    const volume = new GainNode(room, { gain: 0 });
    source.frequency.exponentialRampToValueAtTime(fall, now + long);
    volume.gain.linearRampToValueAtTime(loud, now + 0.004);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + long);
    source.connect(volume).connect(room.destination);
    source.start(now);
    source.stop(now + long);
  }
}
