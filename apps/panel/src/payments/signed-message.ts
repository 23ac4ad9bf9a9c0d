import { createHmac, timingSafeEqual } from "node:crypto";

/** Maximum age of a signed message, and maximum clock difference, in seconds (REQ-REL-15). */
export const SIGNATURE_TOLERANCE_S = 300;

/** The signature header of a message: its time and the HMAC-SHA256 of `time.body`. */
export function signMessage(secret: string, body: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  return `t=${time},v1=${hmacOf(secret, `${time}.${body}`)}`;
}

/** Whether the header signs exactly this body and is recent. */
export function isSigned(secret: string, body: string, header: string | null, now: Date): boolean {
  const [, time, signature] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? "") ?? [];
  if (time === undefined || signature === undefined) return false;
  const isRecent = Math.abs(now.getTime() / 1000 - Number(time)) <= SIGNATURE_TOLERANCE_S;
  return isSame(hmacOf(secret, `${time}.${body}`), signature) && isRecent;
}

/** HMAC-SHA-256 of a text, in hexadecimal digits. */
export function hmacOf(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("hex");
}

/** Compares texts in constant time. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
