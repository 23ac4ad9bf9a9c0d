/** How long a form may stay without its whole answer, in milliseconds (REQ-UI-03). */
const PATIENCE_MS = 9_000;

/**
 * The browser's `fetch`, which gives up a POST that nobody answers: its button would stay busy for ever. A form with a
 * file is left alone, as it may be on its way for long.
 */
export const fetchWithTimeout: typeof fetch = (address, init = {}) => {
  if (init.method !== "POST" || hasFile(init.body)) return fetch(address, init);
  const limit = AbortSignal.timeout(PATIENCE_MS);
  return fetch(address, { ...init, signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit });
};

function hasFile(body: RequestInit["body"]): boolean {
  return body instanceof FormData && [...body.values()].some((value) => value instanceof Blob);
}
