/** Time limit of one attempt at a POST that the server does once, so that it can be sent again with its key. */
const ATTEMPT_MS = 30_000;
/** Time limit of any other POST: after this long, the connection counts as lost. */
const LIMIT_MS = 120_000;

/**
 * `fetch` that waits for the answer to a POST as long as there is a connection: on slow networks the server may have taken
 * it (REQ-UI-03). It gives up when the browser goes offline. Forms with files have no limit, as an upload may take long.
 */
export const fetchWithTimeout: typeof fetch = async (address, init = {}) => {
  if (init.method !== "POST" || hasFile(init.body)) return fetch(address, init);
  const isRepeatable = new Headers(init.headers).has("Idempotency-Key");
  const lost = new AbortController();
  const goOffline = () => lost.abort(new TypeError("the network failed"));
  const signals = [AbortSignal.timeout(isRepeatable ? ATTEMPT_MS : LIMIT_MS), lost.signal];
  globalThis.addEventListener?.("offline", goOffline, { once: true });
  try {
    return await fetch(address, {
      ...init,
      signal: AbortSignal.any(init.signal ? [init.signal, ...signals] : signals),
    });
  } finally {
    globalThis.removeEventListener?.("offline", goOffline);
  }
};

/** Whether a call ended because an attempt took too long. */
export function isTimeout(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === "TimeoutError";
}

function hasFile(body: RequestInit["body"]): boolean {
  return body instanceof FormData && [...body.values()].some((value) => value instanceof Blob);
}
