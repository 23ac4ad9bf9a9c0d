// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepAsking, restartIfHanging, whenBack } from "./ask-again.js";

/** Addresses that were asked for out of sight, and how each ends. */
let asked: string[] = [];
let answers: ("load" | "error" | "none")[] = [];
let status = 0;
/** Attributes that were taken from a copy whose request hangs. */
let canceled: string[] = [];

beforeEach(() => {
  asked = [];
  answers = [];
  canceled = [];
  status = 0;
  vi.useFakeTimers();
  vi.stubGlobal(
    "Image",
    class {
      onload = () => {};
      onerror = () => {};
      currentSrc = "https://shop.example/dish.avif";
      set src(src: string) {
        asked.push(src);
        const answer = answers.shift() ?? "error";
        if (answer !== "none") setTimeout(() => (answer === "load" ? this.onload() : this.onerror()), 10);
      }
      getAttribute() {
        return null;
      }
      removeAttribute(name: string) {
        canceled.push(name);
      }
    },
  );
  vi.spyOn(performance, "getEntriesByName").mockImplementation(() => [
    { responseStatus: status } as unknown as PerformanceEntry,
  ]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it("asks for a lost picture again until it comes", async () => {
  answers = ["error", "error", "load"];
  const back = whenBack({ src: "/dish.webp" }, () => true);
  await vi.advanceTimersByTimeAsync(7100);
  await expect(back).resolves.toBe(true);
  expect(asked).toEqual(["/dish.webp", "/dish.webp", "/dish.webp"]);
});

it("gives up a request that hangs, and sends another", async () => {
  answers = ["none", "load"];
  const back = whenBack({ src: "/dish.webp" }, () => true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(canceled).toEqual([]);
  await vi.advanceTimersByTimeAsync(4000);
  await expect(back).resolves.toBe(true);
  expect(canceled).toEqual(["srcset", "src"]);
  expect(asked).toHaveLength(2);
});

it("does so with growing pauses, a minute in the end", async () => {
  void whenBack({ src: "/dish.webp" }, () => true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.length).toBeLessThan(16);
});

it.each(["there is no such picture", "nobody wants it any more"])("stops where %s", async (why) => {
  if (why.startsWith("there")) status = 404;
  const back = whenBack({ src: "/dish.webp" }, () => why.startsWith("there"));
  await vi.advanceTimersByTimeAsync(1100);
  await expect(back).resolves.toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.length).toBeLessThan(2);
});

it("shows a plain picture that has come", async () => {
  const image = document.body.appendChild(document.createElement("img"));
  image.src = "https://shop.example/logo.webp";
  const set = vi.spyOn(image, "src", "set");
  answers = ["load"];
  const stop = keepAsking(image);
  image.dispatchEvent(new Event("error"));
  await vi.advanceTimersByTimeAsync(1100);
  expect(asked).toEqual(["https://shop.example/logo.webp"]);
  expect(set).toHaveBeenCalledExactlyOnceWith("https://shop.example/logo.webp");
  stop?.();
});

it("sends the request of a plain picture again that hangs", () => {
  const image = document.body.appendChild(document.createElement("img"));
  image.setAttribute("src", "/logo.webp");
  vi.spyOn(image, "complete", "get").mockReturnValue(false);
  const set = vi.spyOn(image, "setAttribute");
  keepAsking(image);
  vi.advanceTimersByTime(21_000);
  expect(set.mock.calls).toEqual([["src", "/logo.webp?again=1"]]);
  vi.advanceTimersByTime(41_000);
  expect(image.getAttribute("src")).toBe("/logo.webp?again=2");
});

it("sends the request of a picture again that hangs, later each time", () => {
  const image = document.body.appendChild(document.createElement("img"));
  image.setAttribute("srcset", "/dish-320.avif 320w, /dish-640.avif?v=2 640w");
  image.setAttribute("src", "https://pictures.example/dish.webp");
  vi.spyOn(image, "complete", "get").mockReturnValue(false);
  const remove = vi.spyOn(image, "removeAttribute");
  restartIfHanging(image);
  vi.advanceTimersByTime(19_000);
  expect(remove).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(remove.mock.calls).toEqual([["srcset"], ["src"]]);
  // Browsers cancel a request some tasks later, and go on with it when it is asked for before.
  vi.advanceTimersByTime(100);
  expect(image.hasAttribute("src")).toBe(false);
  vi.advanceTimersByTime(900);
  expect([image.getAttribute("srcset"), image.getAttribute("src")]).toEqual([
    // Not at the address that another picture may wait for, unless it is of another server.
    "/dish-320.avif?again=1 320w, /dish-640.avif?v=2&again=1 640w",
    "https://pictures.example/dish.webp",
  ]);
  vi.advanceTimersByTime(38_000);
  expect(remove).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(2000);
  expect(remove).toHaveBeenCalledTimes(4);
});
