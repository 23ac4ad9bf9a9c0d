import { createHash, timingSafeEqual } from "node:crypto";

/** Compares secrets in constant time. */
export function isEqualSecret(actual: string, expected: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(actual), hash(expected));
}
