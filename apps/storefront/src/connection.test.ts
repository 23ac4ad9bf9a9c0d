// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

interface Startup {
  kept: unknown;
  keep?: () => unknown;
  isWhole?: boolean;
  nextChance: (attempt: number, callback: () => void) => void;
  whenLineBack: (attempt: number, callback: (attempt: number) => void) => void;
  isBusy?: () => boolean;
  restart: () => boolean;
  restartIfBack: () => void;
  started: () => void;
}

const SOURCE = readFileSync(`${import.meta.dirname}/connection.js`, "utf8");
const TEXTS = { slow: { en: "slow", ar: "slow-ar" }, offline: { en: "offline", ar: "offline-ar" } };
const reload = vi.fn();
const head = vi.fn<() => Promise<{ status: number }>>();
const HREF = "https://shop.example/store/7";

/** Opens a page, whose document is whole unless it says otherwise. */
function open(isWhole = true): Startup {
  document.body.innerHTML = '<div id="start-note" role="status"><p hidden></p></div>';
  document.querySelector("p")!.dataset["texts"] = JSON.stringify(TEXTS);
  // oxlint-disable-next-line typescript/no-implied-eval -- the script of the page, as it is
  new Function("location", SOURCE)({ href: HREF, reload });
  const startup = (window as unknown as { startup: Startup }).startup;
  startup.isWhole = isWhole;
  return startup;
}
const note = () => document.querySelector<HTMLElement>("#start-note p");

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", head);
  head.mockResolvedValue({ status: 200 });
  // A browser that translates the page has set its own language.
  Object.assign(document.documentElement, { lang: "hi", dir: "rtl" });
});
afterEach(() => {
  // What an earlier page waits for.
  (window as unknown as { startup: Startup }).startup.started();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  sessionStorage.clear();
  document.documentElement.removeAttribute("data-late");
});

it("asks for the server with growing pauses, also while the customer presses all the time", async () => {
  head.mockRejectedValue(new TypeError("Failed to fetch"));
  const startup = open();
  startup.started();
  const callback = vi.fn();
  startup.whenLineBack(0, callback);
  for (let second = 0; second < 600; second++) {
    dispatchEvent(new Event("pointerdown"));
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(head.mock.calls.length).toBeGreaterThan(20);
  expect(head.mock.calls.length).toBeLessThan(600 / 7);
  expect(callback).not.toHaveBeenCalled();
  head.mockResolvedValue({ status: 200 });
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(8000);
  expect(callback).toHaveBeenCalledOnce();
});

it.each([503, 502, 429])("counts a %i as no answer", async (status) => {
  head.mockResolvedValueOnce({ status });
  const callback = vi.fn();
  open().whenLineBack(0, callback);
  await vi.advanceTimersByTimeAsync(1000);
  expect(callback).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(callback).toHaveBeenCalledExactlyOnceWith(2);
});

it("tells a customer who waits, in the page's language, and stops once the app is there", async () => {
  const startup = open();
  await vi.advanceTimersByTimeAsync(7999);
  expect(note()?.hidden).toBe(true);
  expect(document.documentElement.hasAttribute("data-late")).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(note()?.hidden).toBe(false);
  expect(note()?.textContent).toBe("slow-ar");
  // Fees that wait for the app, which does not come, are shown.
  expect(document.documentElement.hasAttribute("data-late")).toBe(true);
  startup.started();
  expect(note()).toBeNull();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(reload).not.toHaveBeenCalled();
});

it("loads a page anew on which nothing comes, rarer each time", async () => {
  const times: number[] = [];
  reload.mockImplementation(() => times.push(Date.now()));
  const start = Date.now();
  // A reload that is stopped leaves the page as it is; one that comes opens it again.
  for (let page = 0; page < 4; page++) {
    open();
    const before = reload.mock.calls.length;
    while (reload.mock.calls.length === before && Date.now() - start < 7_200_000)
      await vi.advanceTimersByTimeAsync(1000);
    (window as unknown as { startup: { isWhole: boolean } }).startup.isWhole = true;
  }
  const pauses = times.map((time, at) => Math.round((time - (times[at - 1] ?? start)) / 1000));
  expect(pauses[0]).toBeGreaterThanOrEqual(20);
  for (const [at, pause] of pauses.entries()) if (at > 0) expect(pause).toBeGreaterThan(pauses[at - 1]!);
});

it("frees the connections of what hangs after ten seconds, however many pictures are canceled with it", async () => {
  const stop = vi.spyOn(window, "stop").mockImplementation(() => undefined);
  open();
  // What the page's pictures leave behind each time that they are asked for in vain.
  const lost = { decodedBodySize: 0 } as PerformanceResourceTiming;
  const entries: PerformanceResourceTiming[] = [];
  const all = vi.spyOn(performance, "getEntriesByType").mockReturnValue(entries);
  for (let second = 0; second < 60 && reload.mock.calls.length === 0; second++) {
    await vi.advanceTimersByTimeAsync(1000);
    entries.push(lost);
    if (second === 11) expect(stop).toHaveBeenCalledOnce();
  }
  expect(reload).toHaveBeenCalledOnce();
  all.mockRestore();
});

it("asks for pictures again that were canceled with what hung, after the scripts", async () => {
  vi.spyOn(window, "stop").mockImplementation(() => undefined);
  open();
  document.body.innerHTML += '<img src="a.avif" srcset="b.avif 2x">';
  const image = document.images[0]!;
  Object.defineProperty(image, "complete", { value: false });
  const asked: string[] = [];
  vi.spyOn(image, "setAttribute").mockImplementation((name, value) => void asked.push(`${name} ${value}`));
  await vi.advanceTimersByTimeAsync(10_500);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(asked).toEqual(["srcset b.avif 2x", "src a.avif"]);
});

it("gives a slow line more time each time", async () => {
  const stop = vi.spyOn(window, "stop").mockImplementation(() => undefined);
  const start = Date.now();
  const times: number[] = [];
  stop.mockImplementation(() => void times.push(Date.now() - start));
  open();
  const entries: PerformanceResourceTiming[] = [];
  const all = vi.spyOn(performance, "getEntriesByType").mockReturnValue(entries);
  for (let second = 0; second < 120; second++) {
    await vi.advanceTimersByTimeAsync(1000);
    // Something comes after each time.
    if (stop.mock.calls.length > entries.length)
      entries.push({ decodedBodySize: 1 } as PerformanceResourceTiming);
  }
  const pauses = times.map((time, at) => time - (times[at - 1] ?? 0));
  expect(pauses.length).toBeGreaterThan(4);
  for (const [at, pause] of pauses.entries()) if (at > 0) expect(pause).toBeGreaterThan(pauses[at - 1]!);
  expect(reload).not.toHaveBeenCalled();
  all.mockRestore();
});

it("frees the connections that hanging requests hold, before it gives up", async () => {
  const stop = vi.spyOn(window, "stop").mockImplementation(() => undefined);
  const startup = open();
  head.mockRejectedValueOnce(new DOMException("", "TimeoutError"));
  startup.restartIfBack();
  await vi.advanceTimersByTimeAsync(1);
  expect(stop).toHaveBeenCalledOnce();
  expect(reload).toHaveBeenCalledOnce();
});

it("stops nothing while the server is away", async () => {
  const stop = vi.spyOn(window, "stop").mockImplementation(() => undefined);
  const startup = open();
  head.mockRejectedValue(new TypeError("Failed to fetch"));
  startup.restartIfBack();
  await vi.advanceTimersByTimeAsync(1);
  expect(stop).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

it("does what was kept once, on the same page", () => {
  const first = open();
  first.keep = () => ({ presses: [{ label: "Add", at: 0 }], fields: [] });
  expect(first.restart()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  expect(open().kept).toEqual({ presses: [{ label: "Add", at: 0 }], fields: [] });
  expect(open().kept).toBeFalsy();
});

it("keeps a page where it could not note that it was loaded anew, which would be a loop", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const startup = open();
  expect(startup.restart()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

it("loads half a document anew once the server answers", async () => {
  head.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  open(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(reload).toHaveBeenCalledOnce();
});

it("cancels what hangs once the app asks for code in vain, but no write that cannot be sent again", async () => {
  const stop = vi.spyOn(window, "stop").mockImplementation(() => undefined);
  const startup = open();
  /** How often all is canceled. The pages of other tests listen, too. */
  const hang = () => {
    const before = stop.mock.calls.length;
    dispatchEvent(new Event("hanging"));
    return stop.mock.calls.length - before;
  };
  // The others cancel once and then wait.
  hang();
  expect(hang(), "not before the app is there").toBe(0);
  startup.started();
  expect(hang()).toBe(1);
  // Another script has just come.
  const came = {
    decodedBodySize: 1,
    responseEnd: performance.now(),
    name: "https://shop.example/assets/a.js",
  };
  const entries = vi.spyOn(performance, "getEntriesByType").mockReturnValue([came as never]);
  expect(hang()).toBe(0);
  entries.mockRestore();
  expect(hang(), "rarer each time").toBe(0);
  await vi.advanceTimersByTimeAsync(20_000);
  const prevent = (event: Event) => event.preventDefault();
  addEventListener("canceling", prevent);
  expect(hang()).toBe(0);
  const before = stop.mock.calls.length;
  head.mockRejectedValue(Object.assign(new Error("too late"), { name: "TimeoutError" }));
  startup.restartIfBack();
  await vi.advanceTimersByTimeAsync(0);
  removeEventListener("canceling", prevent);
  expect(stop.mock.calls.length).toBe(before);
});

it("loads no page anew while a write is under way", () => {
  const startup = open();
  startup.isBusy = () => true;
  expect(startup.restart()).toBe(false);
  startup.isBusy = () => false;
  expect(startup.restart()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});
