// @vitest-environment jsdom
import { authActions } from "@talabee/domain";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { appWith } from "../../test/client-app.js";
import { appSettings } from "../calls.js";
import type { ClientApp } from "./client-app.js";
import { pollSettings } from "./poll-settings.js";
import { apiQuery } from "./use-api-query.js";

let app: ClientApp;
let version = "1";
/** Reads of the settings. */
let reads: number;
let visibility: DocumentVisibilityState;
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  visibility = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  ({ app } = appWith());
  reads = 0;
  vi.spyOn(app.api, "send").mockImplementation((call) => {
    if (call.path === appSettings.path) reads++;
    return Promise.resolve({ message: "", requestId: null, data: { version } as never });
  });
  const firstRead = app.queryClient.fetchQuery(apiQuery(app, appSettings));
  // Its request is made in a task of its own.
  await vi.advanceTimersByTimeAsync(1);
  await firstRead;
  reads = 0;
  stop = pollSettings(app);
});
afterEach(() => {
  stop();
  app.store.dispatch(authActions.loggedOut());
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const shownVersion = () =>
  app.queryClient.getQueryData<{ version: string }>(apiQuery(app, appSettings).queryKey)?.version;

it("reads the settings of a guest's visible tab every minute (REQ-STORAGE-03)", async () => {
  version = "2";
  await vi.advanceTimersByTimeAsync(59_000);
  expect([reads, shownVersion()]).toEqual([0, "1"]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([reads, shownVersion()]).toEqual([1, "2"]);
});

it("outdates the lists that the settings decide only when they have changed", async () => {
  const invalidate = vi.spyOn(app.queryClient, "invalidateQueries");
  await vi.advanceTimersByTimeAsync(61_000);
  expect(invalidate).not.toHaveBeenCalled();
  version = "3";
  await vi.advanceTimersByTimeAsync(60_000);
  expect(invalidate).toHaveBeenCalledWith({ queryKey: ["startup"] });
});

it("reads them when the tab is seen again, and none while it is hidden", async () => {
  visibility = "hidden";
  await vi.advanceTimersByTimeAsync(600_000);
  expect(reads).toBe(0);
  visibility = "visible";
  document.dispatchEvent(new Event("visibilitychange"));
  window.dispatchEvent(new Event("focus"));
  await vi.advanceTimersByTimeAsync(0);
  expect(reads).toBe(1);
});

it("reads none for a signed-in customer, whose stream tells of a change", async () => {
  app.store.dispatch(authActions.loggedIn({ token: "token-1", user: { id: "u1" } as never }));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(reads).toBe(0);
});
