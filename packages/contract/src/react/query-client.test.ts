// @vitest-environment node
import { onlineManager } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import type { ClientAppParts } from "./client-app.js";
import { createQueryClient } from "./query-client.js";

afterEach(() => {
  vi.unstubAllGlobals();
  // The files of a worker share it: the queries of the next file would wait for a connection.
  onlineManager.setOnline(true);
});

it.each([
  ["on a server without a navigator, as in Node 20", undefined, true],
  ["on a server whose navigator has no onLine", {}, true],
  ["in a page that starts offline", { onLine: false }, false],
])("knows whether it is online %s", (_, navigator, isOnline) => {
  vi.stubGlobal("navigator", navigator);
  createQueryClient({} as ClientAppParts);
  expect(onlineManager.isOnline()).toBe(isOnline);
});
