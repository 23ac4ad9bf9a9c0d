/** Digits of the code that a customer says when the order is handed over. */
export const HAND_OVER_CODE_DIGITS = 4;
/** Wrong codes after which only the office can hand an order over. */
export const MAX_CODE_TRIES = 3;

/**
 * How an order's code stands in a hand-over: `none` was issued; it was not said (`missing`), is `right` or `wrong`, or was
 * wrong too often before (`locked`), which a right one does not mend.
 */
export type HandOverCode = "none" | "missing" | "right" | "wrong" | "locked";

/** Reads the state of a code. The caller compares it in constant time, also once it is locked. */
export function handOverCode({
  issued,
  said,
  matches,
  tries,
}: {
  /** Whether the order has a code. */
  readonly issued: boolean;
  /** Whether a code was said. */
  readonly said: boolean;
  readonly matches: boolean;
  /** Wrong codes before. */
  readonly tries: number;
}): HandOverCode {
  if (!issued) return "none";
  if (tries >= MAX_CODE_TRIES) return "locked";
  if (!said) return "missing";
  return matches ? "right" : "wrong";
}
