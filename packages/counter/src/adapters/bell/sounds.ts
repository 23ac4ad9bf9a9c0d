/** What the bell can say. `loud` is a new order that nobody has answered for 45 seconds. */
export const SOUNDS = ["new", "loud", "changed", "canceled", "late"] as const;
export type Sound = (typeof SOUNDS)[number];

/** A note: its frequency, when it begins, and how long it is. */
export interface Note {
  readonly hz: number;
  readonly atMs: number;
  readonly ms: number;
}

const E5 = 659;
const F5 = 698;
const G5 = 784;
const A5 = 880;
const B5 = 988;
const C6 = 1047;
const B6 = 1976;

/** Notes one after another, with a pause between. */
function inTurn(notes: readonly number[], ms: number, pauseMs: number, startMs = 0): Note[] {
  return notes.map((hz, at) => ({ hz, atMs: startMs + at * (ms + pauseMs), ms }));
}

const up = inTurn([E5, B5], 180, 60);
const down = inTurn([C6, F5], 260, 40);

/**
 * The notes of each sound. A kitchen's noise lies below 500 Hz, and the speaker of a tablet carries little there: all notes
 * lie between 650 and 2,000 Hz. Up asks, down ends, level tells.
 */
export const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  new: up,
  loud: [...up, ...inTurn([B6], 180, 0, 480)],
  changed: inTurn([A5, A5], 90, 90),
  canceled: [...down, ...down.map((note) => ({ ...note, atMs: note.atMs + 760 }))],
  late: inTurn([G5, G5, G5], 60, 120),
};

/** Decibels below full; those of a new order depend on how long it waits. */
export const LOUDNESS: Readonly<Record<Sound, number>> = {
  new: -12,
  loud: 0,
  changed: -6,
  canceled: -3,
  late: -6,
};
