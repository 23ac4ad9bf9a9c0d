import { PanelError } from "./panel-error.js";

/** Maximum number of retries (REQ-API-24). */
export const MAX_RETRIES = 3;
/** Longest wait between retries, in milliseconds (REQ-API-25). */
export const MAX_RETRY_DELAY_MS = 30_000;

/** Whether to retry a failed GET: network, 408, 429 and 5xx only (REQ-API-33). `failures` counts from 0. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= MAX_RETRIES) return false;
  if (!(error instanceof PanelError)) return false;
  return error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500;
}

/**
 * Milliseconds to wait before a retry: 1, 2, 4 … seconds, or the Retry-After of the response; at most 30 seconds
 * (REQ-API-33).
 */
export function retryDelay(failures: number, error?: unknown): number {
  if (error instanceof PanelError && error.retryAfter !== null) {
    return Math.min(error.retryAfter * 1000, MAX_RETRY_DELAY_MS);
  }
  return Math.min(1000 * 2 ** failures, MAX_RETRY_DELAY_MS);
}
