import { afterEach, expect, it, vi } from "vitest";
import { CANCELING, fetchWithTimeout, isTimeout } from "./fetch-with-timeout.js";

/** Stubs a server that never answers; returns the signals of the calls. */
function stubSilentServer() {
  const signals: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal("fetch", (_: string, init: RequestInit) => {
    signals.push(init.signal);
    return new Promise((_done, fail) => {
      const { signal } = init;
      if (signal?.aborted) return fail(signal.reason as Error);
      signal?.addEventListener("abort", () => fail(signal.reason as Error));
    });
  });
  return signals;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  [{}, 120_000],
  [{ Authorization: "Bearer t" }, 120_000],
  [{ "Idempotency-Key": "k" }, 30_000],
])("with the headers %j waits %i ms, not the nine seconds of a fast network", async (headers, limit) => {
  stubSilentServer();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort("too late"));
  const sent = fetchWithTimeout("/api/login", { method: "POST", body: new FormData(), headers });
  await expect(sent).rejects.toBe("too late");
  expect(timeout).toHaveBeenCalledExactlyOnceWith(limit);
});

it("gives up when the browser goes offline", async () => {
  stubSilentServer();
  const target = new EventTarget();
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
  const sent = fetchWithTimeout("/api/login", { method: "POST" });
  target.dispatchEvent(new Event("offline"));
  await expect(sent).rejects.toThrow("the network failed");
});

it("can be aborted by its caller", async () => {
  stubSilentServer();
  const caller = new AbortController();
  const sent = fetchWithTimeout("/api/login", { method: "POST", signal: caller.signal });
  caller.abort("left");
  await expect(sent).rejects.toBe("left");
});

it("sets no timeout for reads and forms with a file", () => {
  const signals = stubSilentServer();
  const form = new FormData();
  form.set("avatar", new Blob(["picture"]));
  void fetchWithTimeout("/api/home", { method: "GET" });
  void fetchWithTimeout("/api/profile/update", { method: "POST", body: form });
  expect(signals).toEqual([undefined, undefined]);
});

it("is repeated where a page cancels all of its requests, or prevents that", async () => {
  stubSilentServer();
  const target = new EventTarget();
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  const cancelAll = () => target.dispatchEvent(new Event(CANCELING, { cancelable: true }));
  const keyed = { method: "POST", headers: { "Idempotency-Key": "k" } };
  const sent = fetchWithTimeout("/api/cart/add", keyed).catch((error: unknown) => error);
  expect(cancelAll()).toBe(true);
  expect(isTimeout(await sent)).toBe(true);

  const form = new FormData();
  form.set("avatar", new Blob(["picture"]));
  for (const init of [{ method: "POST" }, { ...keyed, body: form }]) {
    const caller = new AbortController();
    const once = fetchWithTimeout("/api/login", { ...init, signal: caller.signal });
    expect(cancelAll()).toBe(false);
    caller.abort("left");
    await expect(once).rejects.toBe("left");
    expect(cancelAll(), "over").toBe(true);
  }
});
