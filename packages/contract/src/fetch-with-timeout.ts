/** Timeout of a POST, including its body (REQ-UI-03). */
const TIMEOUT_MS = 9_000;

/**
 * `fetch` with a timeout for POSTs, whose buttons would otherwise keep loading. Forms with files have none, as an upload
 * may take long.
 */
export const fetchWithTimeout: typeof fetch = (address, init = {}) => {
  if (init.method !== "POST" || hasFile(init.body)) return fetch(address, init);
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(address, { ...init, signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit });
};

function hasFile(body: RequestInit["body"]): boolean {
  return body instanceof FormData && [...body.values()].some((value) => value instanceof Blob);
}
