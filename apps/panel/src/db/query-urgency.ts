import { AsyncLocalStorage } from "node:async_hooks";

/** What a request has done so far. */
interface Request {
  hasCommitted: boolean;
}

const requests = new AsyncLocalStorage<Request>();

/** Runs the work of a request. */
export const inRequest = <Result>(work: () => Result): Result => requests.run({ hasCommitted: false }, work);

/** Runs work that a request began and that outlives it. */
export const outsideRequest = <Result>(work: () => Result): Result => requests.exit(work);

/** Notes that the present request has committed a change. */
export function noteCommit(): void {
  const request = requests.getStore();
  if (request !== undefined) request.hasCommitted = true;
}

/**
 * Whether a query may be refused when many others wait: only a request's that has changed nothing yet. Background work
 * would have to be done later anyway, and a saved change must not be answered with an error.
 */
export function mayRefuse(): boolean {
  return requests.getStore()?.hasCommitted === false;
}
