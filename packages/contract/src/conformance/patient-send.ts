/** Sends a request; resolves to its response. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

/** How long the suite waits for a panel that limits its requests. */
export interface Patience {
  /** Longest wait for one request, in seconds. */
  readonly maxWait: number;
  /** Called before a wait, to show it. */
  readonly onWait?: (request: string, seconds: number) => void;
  /** Replaces the timer. */
  readonly wait?: (seconds: number) => Promise<void>;
}

/** The panel limits requests for longer than the suite waits: nothing can be said about what it would answer. */
export class LimitedError extends Error {}

const sleep = (seconds: number) => new Promise<void>((done) => setTimeout(done, seconds * 1000));

/**
 * Repeats a request that the panel refuses with 429 once its Retry-After has passed: a limit is no fault. `makeInit` makes
 * each attempt, with a body and a timeout of its own. A 429 with a code of `expected`, or without Retry-After in seconds, is
 * returned as any response. Throws a LimitedError when the panel asks for more than `maxWait` seconds in total.
 */
export async function sendPatiently(
  send: Send,
  url: string,
  makeInit: () => RequestInit,
  { maxWait, onWait, wait = sleep }: Patience,
  expected: readonly string[] = [],
): Promise<Response> {
  let waited = 0;
  for (;;) {
    const init = makeInit();
    const response = await send(url, init);
    const header = response.headers.get("Retry-After") ?? "";
    if (response.status !== 429 || !/^\d+$/.test(header)) return response;
    const { code } = ((await response
      .clone()
      .json()
      .catch(() => null)) ?? {}) as { code?: unknown };
    if (expected.includes(String(code))) return response;
    // A counter that ends within the second still counts; a panel that says 0 must not be asked in a loop.
    const seconds = Math.max(1, Number(header));
    const request = `${init.method} ${new URL(url).pathname}`;
    waited += seconds;
    if (waited > maxWait)
      throw new LimitedError(
        `${request} is limited for ${seconds} s: raise the limit of the panel, or wait for longer (--max-wait)`,
      );
    await response.body?.cancel();
    onWait?.(request, seconds);
    await wait(seconds);
  }
}
