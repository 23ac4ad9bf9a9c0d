import type { PanelError } from "./panel-error.js";

/**
 * A new idempotency key of 128 random bits (REQ-API-29). `crypto.randomUUID` is missing outside of secure contexts.
 */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** Whether a refusal is final. Without an answer, on 5xx, 429 and `in_progress` the attempt may still succeed. */
export function isDecided({ status, code }: PanelError): boolean {
  return status >= 400 && status < 500 && status !== 429 && code !== "in_progress";
}
