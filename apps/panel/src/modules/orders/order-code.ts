import { randomInt } from "node:crypto";

/** Letters and digits that are not mistaken for each other when read aloud. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A code such as `TB-7K2M9Q`: one of 729 million, in no sequence (REL-16). */
export function drawOrderCode(): string {
  return `TB-${drawLetters(6)}`;
}

/** Random letters and digits, each one of 30. */
export function drawLetters(count: number): string {
  return Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}
