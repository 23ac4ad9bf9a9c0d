import type { PanelError } from "@talabee/contract";

/**
 * A key for one attempt (REQ-API-29): 128 random bits; `crypto.randomUUID` is missing where the page is not served
 * securely.
 */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** Whether the panel has decided an attempt. Without an answer, on 5xx, 429 and while it is still at work it may yet. */
export function isDecided({ status, code }: PanelError): boolean {
  return status >= 400 && status < 500 && status !== 429 && code !== "in_progress";
}
