import { LETTERS } from "../../security/random-code.js";

/** In front of the letters, so that every number has nine digits or ten. */
const FIRST = 1;

/**
 * The system number of an order (REQ-ORDER-16): its random code, read as a number, and unique as the code is. The order's place
 * in the table would tell each customer how many orders the shop has (REQ-REL-16).
 */
export function systemNumber(orderCode: string): number {
  const letters = orderCode.slice(orderCode.indexOf("-") + 1);
  return Array.from(letters).reduce(
    (number, letter) => number * LETTERS.length + LETTERS.indexOf(letter),
    FIRST,
  );
}
