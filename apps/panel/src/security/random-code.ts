import { randomInt } from "node:crypto";

/** Letters and digits that are not mistaken for each other when read aloud. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Random letters and digits, each one of 30. */
export function generateCode(count: number): string {
  return Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}
