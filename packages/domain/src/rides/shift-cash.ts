import { exact } from "../money/minor-units.js";

/** Cash of a rider's shift; minor units. */
export interface ShiftCash {
  /** What they had for change at the beginning. */
  readonly opening: number;
  /** What they took at the doors. */
  readonly taken: number;
  /** What they should have. */
  readonly expected: number;
  /** What they handed in; null before. */
  readonly handedIn: number | null;
  /** What is there too much, or below 0 too little; null before it was handed in. */
  readonly difference: number | null;
}

/** The cash of a shift, from what was taken at each door. What is counted last counts: the office's sum before the rider's. */
export function shiftCash({
  opening,
  taken,
  handedIn,
  counted = null,
}: {
  readonly opening: number;
  readonly taken: readonly number[];
  readonly handedIn: number | null;
  readonly counted?: number | null;
}): ShiftCash {
  const sum = exact(
    taken.reduce((total, amount) => total + exact(amount, "cash taken"), 0),
    "cash of a shift",
  );
  const expected = exact(exact(opening, "opening cash") + sum, "expected cash");
  const last = counted ?? handedIn;
  return {
    opening,
    taken: sum,
    expected,
    handedIn,
    difference: last === null ? null : exact(last - expected, "difference", -Infinity),
  };
}
