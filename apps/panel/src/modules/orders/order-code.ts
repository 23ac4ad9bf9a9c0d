import { randomInt } from "node:crypto";

/** Letters and digits that are not mistaken for each other when read aloud. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A code such as `TB-7K2M9Q`: one of 729 million, in no sequence (REL-16). */
export function drawOrderCode(): string {
  return `TB-${Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join("")}`;
}
