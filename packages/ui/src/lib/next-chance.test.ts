// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { nextChance, persistently } from "./next-chance.js";

let isOnline = true;
let isHidden = false;
beforeEach(() => {
  isOnline = true;
  isHidden = false;
  vi.useFakeTimers();
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Milliseconds until the chance; `during` runs each 100 ms. */
async function waited(attempt: number, during: (ms: number) => void = () => undefined): Promise<number> {
  const start = Date.now();
  let end: number | undefined;
  void nextChance(attempt).then(() => (end = Date.now()));
  while (end === undefined && Date.now() - start < 300_000) {
    during(Date.now() - start);
    await vi.advanceTimersByTimeAsync(100);
  }
  return (end ?? Infinity) - start;
}

it("comes after a pause that doubles up to a minute", async () => {
  const pauses = [];
  for (let attempt = 0; attempt < 9; attempt++) pauses.push((await waited(attempt)) / 1000);
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
});

it.each(["online", "pageshow", "visibilitychange", "pointerdown", "keydown"])(
  "comes earlier with %s, but not in a hot loop",
  async (signal) => {
    const hammer = () => dispatchEvent(new Event(signal));
    expect(await waited(3, (ms) => ms === 3000 && hammer())).toBe(3000);
    expect(await waited(0, hammer)).toBeGreaterThanOrEqual(1000);
    expect(await waited(6, hammer)).toBeGreaterThanOrEqual(7500);
  },
);

it("waits for a page that is hidden, and for a browser without a network", async () => {
  isHidden = true;
  const shown = (ms: number) => {
    if (ms === 20_000) isHidden = false;
    dispatchEvent(new Event("visibilitychange"));
  };
  expect(await waited(0, shown)).toBe(20_000);
  isOnline = false;
  const online = (ms: number) => {
    if (ms < 30_000) return;
    isOnline = true;
    dispatchEvent(new Event("online"));
  };
  expect(await waited(0, online)).toBe(30_000);
});

it.each([
  "Failed to fetch dynamically imported module: https://shop.example/assets/a.js",
  "error loading dynamically imported module: https://shop.example/assets/a.js",
  "Importing a module script failed.",
  "Unable to preload CSS for /assets/a.css",
  "Loading chunk 7 failed.",
])("asks for lost code again: %s", async (message) => {
  const onLost = vi.fn();
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError(message))
    .mockRejectedValueOnce(new TypeError(message))
    .mockResolvedValue("code");
  const loading = persistently(load, { onLost });
  await vi.advanceTimersByTimeAsync(3000);
  await expect(loading).resolves.toBe("code");
  expect(onLost.mock.calls.map(([times]) => times as number)).toEqual([1, 2]);
});

it("does not repeat code that throws", async () => {
  const load = vi.fn<() => Promise<never>>().mockRejectedValue(new Error("planted"));
  await expect(persistently(load)).rejects.toThrow("planted");
  expect(load).toHaveBeenCalledOnce();
});

it("says that code hangs until it has come", async () => {
  const times: number[] = [];
  const start = Date.now();
  const note = () => times.push(Date.now() - start);
  addEventListener("hanging", note);
  let lose!: (error: Error) => void;
  const load = vi
    .fn<() => Promise<string>>()
    .mockReturnValueOnce(new Promise((_, reject) => (lose = reject)))
    .mockResolvedValue("code");
  const loading = persistently(load);
  await vi.advanceTimersByTimeAsync(24_000);
  expect(times).toEqual([10_000, 15_000, 20_000]);
  lose(new TypeError("Failed to fetch dynamically imported module"));
  await vi.advanceTimersByTimeAsync(600_000);
  await expect(loading).resolves.toBe("code");
  removeEventListener("hanging", note);
  expect(times).toHaveLength(3);
});
