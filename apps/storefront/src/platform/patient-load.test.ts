// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { codeIsLate, loadPatiently, subscribeToLateCode } from "./patient-load.js";

const [restart, restartIfBack, isLineBack] = [vi.fn(() => true), vi.fn(), vi.fn<() => Promise<boolean>>()];
const file = vi.fn<() => Promise<Response>>();
const changed = vi.fn();
const lost = () =>
  new TypeError("Failed to fetch dynamically imported module: https://shop.example/assets/a.js");
let unsubscribe: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  isLineBack.mockResolvedValue(true);
  vi.stubGlobal("fetch", file);
  window.startup = { started: () => undefined, isLineBack, restart, restartIfBack };
  unsubscribe = subscribeToLateCode(changed);
});
afterEach(() => {
  unsubscribe();
  delete window.startup;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it("tells nothing of code that comes", async () => {
  await expect(loadPatiently(() => Promise.resolve("code"))).resolves.toBe("code");
  expect(codeIsLate()).toBe(false);
  expect(changed).not.toHaveBeenCalled();
});

it("tells of code that was lost until it has come", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost()).mockResolvedValue("code");
  const loading = loadPatiently(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(codeIsLate()).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  await expect(loading).resolves.toBe("code");
  expect(codeIsLate()).toBe(false);
  expect(restart).not.toHaveBeenCalled();
});

it("loads the page anew where the browser keeps code as lost that the server has", async () => {
  file.mockResolvedValue(new Response(""));
  void loadPatiently(() => Promise.reject(lost()));
  await vi.advanceTimersByTimeAsync(2999);
  expect(restart).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(restart).toHaveBeenCalledOnce();
  expect(file).toHaveBeenCalledWith("https://shop.example/assets/a.js", { method: "HEAD" });
});

it("does so once no write is under way", async () => {
  file.mockResolvedValue(new Response(""));
  let isBusy = true;
  window.startup!.isBusy = () => isBusy;
  void loadPatiently(() => Promise.reject(lost()));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(restart).not.toHaveBeenCalled();
  isBusy = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(restart).toHaveBeenCalledOnce();
});

it("gives up what the server does not have", async () => {
  file.mockResolvedValue(new Response("", { status: 404 }));
  const loading = loadPatiently(() => Promise.reject(lost()));
  const refused = expect(loading).rejects.toThrow("Failed to fetch");
  await vi.advanceTimersByTimeAsync(3000);
  await refused;
  expect(restart).not.toHaveBeenCalled();
});

it("does not while the server does not answer", async () => {
  isLineBack.mockResolvedValue(false);
  const load = vi.fn(() => Promise.reject(lost()));
  void loadPatiently<never>(load);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load.mock.calls.length).toBeGreaterThan(10);
  expect(load.mock.calls.length).toBeLessThan(17);
  expect(restart).not.toHaveBeenCalled();
});

it("tells of code that hangs, and loads the page anew", async () => {
  void loadPatiently(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(7999);
  const before = changed.mock.calls.length;
  await vi.advanceTimersByTimeAsync(1);
  expect(changed.mock.calls.length).toBe(before + 1);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(restartIfBack).toHaveBeenCalledOnce();
});
