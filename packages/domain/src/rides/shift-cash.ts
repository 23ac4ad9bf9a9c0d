import { exact } from "../money/minor-units.js";

/** Cash of a rider's shift; minor units. */
export interface ShiftCash {
  /** What they had for change at the beginning. */
  readonly opening: number;
  /** What the orders cost that they handed over for cash. */
  readonly due: number;
  /** What they say they took at the doors. */
  readonly taken: number;
  /** What they should have: of what the orders cost, whatever they say they took. */
  readonly expected: number;
  /** What they handed in; null before. */
  readonly handedIn: number | null;
  /** What is there too much, or below 0 too little; null before it was handed in. */
  readonly difference: number | null;
}

/** An order that was handed over; minor units. */
export interface ShiftDoor {
  /** What was to be paid in cash. */
  readonly due: number;
  /** What the rider says they took. */
  readonly taken: number;
}

/** The cash of a shift, from each door. What is counted last counts: the office's sum before the rider's. */
export function shiftCash({
  opening,
  doors,
  handedIn,
  counted = null,
}: {
  readonly opening: number;
  readonly doors: readonly ShiftDoor[];
  readonly handedIn: number | null;
  readonly counted?: number | null;
}): ShiftCash {
  const sumOf = (amountOf: (door: ShiftDoor) => number) =>
    exact(
      doors.reduce((total, door) => total + exact(amountOf(door), "cash at a door"), 0),
      "cash of a shift",
    );
  const due = sumOf((door) => door.due);
  const expected = exact(exact(opening, "opening cash") + due, "expected cash");
  const last = counted ?? handedIn;
  return {
    opening,
    due,
    taken: sumOf((door) => door.taken),
    expected,
    handedIn,
    difference: last === null ? null : exact(last - expected, "difference", -Infinity),
  };
}
