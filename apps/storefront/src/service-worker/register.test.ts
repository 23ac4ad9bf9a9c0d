// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Shop } from "../platform/index.js";
import { registerServiceWorker } from "./register.js";

vi.mock("workbox-window", () => ({
  Workbox: class {
    addEventListener = () => undefined;
    register = () => register();
  },
}));

const shop = {} as Shop;
const register = vi.fn<() => Promise<unknown>>();
const log = vi.spyOn(console, "error").mockImplementation(() => undefined);

beforeEach(() => {
  vi.stubEnv("PROD", true);
  vi.stubGlobal("navigator", {
    serviceWorker: Object.assign(new EventTarget(), { register, ready: new Promise(() => undefined) }),
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  log.mockClear();
});

it("does without where the browser refuses service workers, which is no error", async () => {
  register.mockRejectedValueOnce(new DOMException("blocked", "SecurityError"));
  expect(await registerServiceWorker(shop)).toBeNull();
  // Automated browsers can be told to ignore registrations.
  register.mockResolvedValueOnce(undefined);
  expect(await registerServiceWorker(shop)).toBeNull();
  expect(log).not.toHaveBeenCalled();
});

it("logs that the worker cannot be loaded", async () => {
  const error = new TypeError("no script");
  register.mockRejectedValueOnce(error);
  expect(await registerServiceWorker(shop)).toBeNull();
  expect(log).toHaveBeenCalledWith("An error occurred:", error);
});

it("asks for a lost worker again, and hands over the registration", async () => {
  vi.useFakeTimers();
  const onLate = vi.fn();
  const registration = Object.assign(new EventTarget(), { scope: "/" });
  register.mockRejectedValueOnce(new TypeError("no script"));
  register.mockRejectedValueOnce(new TypeError("no script"));
  register.mockResolvedValue(registration);
  expect(await registerServiceWorker(shop, onLate)).toBeNull();
  await vi.advanceTimersByTimeAsync(3000);
  expect(onLate).toHaveBeenCalledExactlyOnceWith(registration);
  expect(log).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
