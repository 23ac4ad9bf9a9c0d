import { ApiError } from "./api-error.js";

/** Seconds after which a refused client may try again. */
const RETRY_AFTER_S = 5;

/**
 * Runs work one after the other, for work that takes a whole core or much memory. Throws the ApiError `maintenance` with
 * Retry-After while `maxWaiting` others wait.
 */
export function createBoundedQueue(maxWaiting: number) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (waiting > maxWaiting) throw new ApiError("maintenance", { retryAfter: RETRY_AFTER_S });
    waiting++;
    const result = last.then(work, work).finally(() => waiting--);
    last = result.catch(() => undefined);
    return result;
  };
}
