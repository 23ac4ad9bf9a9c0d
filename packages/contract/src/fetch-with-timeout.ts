/** Time limit of one attempt at a POST that the server does once, so that it can be sent again with its key. */
const ATTEMPT_MS = 30_000;
/** Time limit of any other POST: after this long, the connection counts as lost. */
const LIMIT_MS = 120_000;

/**
 * Event of the window before a page cancels all of its requests, because some that hang hold all connections (connection.js of
 * a storefront). A write that can be sent again ends like one that took too long; any other prevents it.
 */
export const CANCELING = "canceling";

/**
 * `fetch` that waits for the answer to a POST as long as there is a connection: on slow networks the server may have taken
 * it (REQ-UI-03). It gives up when the browser goes offline. Forms with files have no limit, as an upload may take long.
 */
export const fetchWithTimeout: typeof fetch = async (address, init = {}) => {
  if (init.method !== "POST") return fetch(address, init);
  const isUpload = hasFile(init.body);
  const isRepeatable = !isUpload && new Headers(init.headers).has("Idempotency-Key");
  const lost = new AbortController();
  const listeners = new AbortController();
  const listen = (event: string, listener: (event: Event) => void) =>
    globalThis.addEventListener?.(event, listener, { signal: listeners.signal });
  listen(CANCELING, (event) => {
    if (isRepeatable) lost.abort(new DOMException("canceled with all requests", "TimeoutError"));
    else event.preventDefault();
  });
  if (!isUpload) listen("offline", () => lost.abort(new TypeError("the network failed")));
  const limits = isUpload ? [] : [lost.signal, AbortSignal.timeout(isRepeatable ? ATTEMPT_MS : LIMIT_MS)];
  const signals = [...(init.signal ? [init.signal] : []), ...limits];
  try {
    return await fetch(address, signals.length === 0 ? init : { ...init, signal: AbortSignal.any(signals) });
  } finally {
    listeners.abort();
  }
};

/** Whether a call ended because an attempt took too long. */
export function isTimeout(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === "TimeoutError";
}

function hasFile(body: RequestInit["body"]): boolean {
  return body instanceof FormData && [...body.values()].some((value) => value instanceof Blob);
}
