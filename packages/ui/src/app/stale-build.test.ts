// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const reload = vi.fn();
const listeners: EventListener[] = [];
/** Scripts that the server's list names. */
let current = "assets/index-new.js";

/** Opens a page of a build, with no state of an earlier one. */
async function open(script = "https://shop.example/assets/index-old.js") {
  for (const listener of listeners.splice(0)) window.removeEventListener("vite:preloadError", listener);
  vi.resetModules();
  const module = await import("./stale-build.js");
  module.reloadStaleBuilds("/sw.js", script);
  return module;
}
/** Fails to load a chunk, and waits until that has been answered. */
async function failToLoad() {
  window.dispatchEvent(new Event("vite:preloadError"));
  await new Promise((done) => setTimeout(done));
}

beforeEach(() => {
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, "addEventListener").mockImplementation((type: string, listener: unknown) => {
    listeners.push(listener as EventListener);
    add(type, listener as EventListener);
  });
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(`[{url:"${current}"}]`)));
  // A page that has just been reloaded because its cookies were lost.
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([
    { type: "reload" } as unknown as PerformanceEntry,
  ]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockReset();
  sessionStorage.clear();
  current = "assets/index-new.js";
});

it("reloads the page of an old build, also where it has just been reloaded for another reason", async () => {
  await open();
  await failToLoad();
  expect(reload).toHaveBeenCalledOnce();
});

it("reloads it once, and again for the next build", async () => {
  await open();
  await failToLoad();
  await failToLoad();
  await open();
  await failToLoad();
  expect(reload).toHaveBeenCalledOnce();
  await open("https://shop.example/assets/index-new.js");
  current = "assets/index-newer.js";
  await failToLoad();
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([
  ["the network fails", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["the server fails", () => Promise.resolve(new Response("", { status: 503 }))],
  ["the build is the current one", () => Promise.resolve(new Response('[{url:"assets/index-old.js"}]'))],
])("keeps the page while %s", async (_, answer) => {
  vi.stubGlobal("fetch", answer);
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([]);
  await open();
  await failToLoad();
  expect(reload).not.toHaveBeenCalled();
});

it("keeps the page where it could not note the reload, which would be repeated", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  await open();
  await failToLoad();
  expect(reload).not.toHaveBeenCalled();
});
