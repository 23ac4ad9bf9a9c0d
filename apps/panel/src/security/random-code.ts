import { randomInt } from "node:crypto";

/** Letters and digits without those that are easily confused. */
export const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Generates `count` random letters and digits. */
export function generateCode(count: number): string {
  return Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}
