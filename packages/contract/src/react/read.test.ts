import { QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { product, store, storeProducts } from "../calls.js";
import type { ClientApp } from "./client-app.js";
import { createQueryClient } from "./query-client.js";
import { loadReads, type Read } from "./read.js";
import { apiQuery } from "./use-api-query.js";
import { pagedQuery } from "./paged-query.js";

const item = { id: "p1", vendor_id: "s1" };

function createApp(send: (call: { path: string }) => Promise<unknown>) {
  const queryClient = createQueryClient({} as never);
  return {
    queryClient,
    language: { get: () => "en" },
    api: { send: async (call: { path: string }) => ({ data: await send(call) }) },
  } as unknown as ClientApp;
}

it("loads what hooks will ask for, and what needs an answer after it", async () => {
  const app = createApp(async ({ path }) =>
    path === product.path ? item : { items: [path], next_cursor: null },
  );
  const reads: readonly Read[] = [
    [
      product,
      { params: { id: "p1" } },
      ({ vendor_id }: typeof item) => [[storeProducts, { params: { id: vendor_id }, paged: true }]],
    ],
    [store, { params: { id: "" }, enabled: false }],
  ];
  await loadReads(app, reads);
  const { queryClient } = app;
  expect(queryClient.getQueryData(apiQuery(app, product, { params: { id: "p1" } }).queryKey)).toEqual(item);
  const list = pagedQuery(app, storeProducts, { params: { id: "s1" } });
  expect(queryClient.getQueryData(list.queryKey)?.pages).toEqual([
    { items: [storeProducts.path], next_cursor: null },
  ]);
  expect(queryClient.getQueryCache().getAll()).toHaveLength(2);
});

it("asks for nothing twice, and leaves a failure to what shows it", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const send = vi.fn().mockResolvedValueOnce(item).mockRejectedValue(new Error("lost"));
  const app = createApp(send);
  const read = [product, { params: { id: "p1" } }] as const;
  await loadReads(app, [read]);
  await loadReads(app, [read, [store, { params: { id: "s1" } }, () => expect.unreachable()]]);
  expect(send).toHaveBeenCalledTimes(2);
  expect(log).toHaveBeenCalledOnce();
});

it("does not ask again for what was loaded ahead when a screen shows it soon, and later does", async () => {
  vi.useFakeTimers();
  const send = vi.fn().mockResolvedValue(item);
  const app = createApp(send);
  const { queryClient } = app;
  const show = async () => {
    const observer = new QueryObserver(queryClient, apiQuery(app, product, { params: { id: "p1" } }));
    const leave = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(10);
    leave();
  };
  const loading = loadReads(app, [[product, { params: { id: "p1" } }]]);
  await vi.advanceTimersByTimeAsync(10);
  await loading;
  await show();
  expect(send).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(31_000);
  await show();
  expect(send).toHaveBeenCalledTimes(2);
  // What a screen has asked for itself is read again each time.
  await show();
  expect(send).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
