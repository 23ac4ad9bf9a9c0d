// @vitest-environment node
import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { cards, wallet } from "../index.js";
import type { ClientApp } from "./client-app.js";
import { apiQuery } from "./use-api-query.js";

afterEach(() => void vi.restoreAllMocks());

it("makes each request of a screen in a task of its own", async () => {
  const tasks: (() => void)[] = [];
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((task: () => void, delay = 0) => {
    if (delay === 0) tasks.push(task);
    return 0;
  }) as unknown as typeof setTimeout);
  const sent: string[] = [];
  const app = {
    language: { get: () => "en" },
    api: { send: ({ path }: { path: string }) => (sent.push(path), Promise.resolve({ data: {} })) },
  } as unknown as ClientApp;
  const client = new QueryClient();
  void client.fetchQuery(apiQuery(app, wallet));
  void client.fetchQuery(apiQuery(app, cards));
  const microtasks = async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  };
  await microtasks();
  expect(sent).toEqual([]);
  const sentByTask = [];
  for (const task of tasks.slice(0, 2)) {
    task();
    await microtasks();
    sentByTask.push(sent.splice(0));
  }
  expect(sentByTask).toEqual([["/api/wallet"], ["/api/cards"]]);
});
