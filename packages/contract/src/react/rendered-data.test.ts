import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { PanelError } from "../panel-error.js";
import type { ClientApp, ClientAppParts } from "./client-app.js";
import { createQueryClient } from "./query-client.js";
import { dehydrateReads, hydrateReads, missedReads, settleReads, staleTimeOf } from "./rendered-data.js";

afterEach(() => vi.restoreAllMocks());

const guest = { getState: () => ({ auth: { token: null } }) };
/** What a server sends for a page that reads home. */
const HOME = (() => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(["home"], { rails: [] });
  return dehydrateReads({ queryClient });
})();

it("dehydrates the same responses as the same text at any time", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const texts = [];
  for (const now of [1_000, 90_000]) {
    vi.setSystemTime(now);
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    await queryClient.prefetchQuery({ queryKey: ["home"], queryFn: async () => "home" });
    await queryClient.prefetchInfiniteQuery({
      queryKey: ["list"],
      queryFn: async () => "page",
      initialPageParam: undefined,
      getNextPageParam: () => undefined,
    });
    await queryClient.prefetchQuery({ queryKey: ["none"], queryFn: () => Promise.reject(refused(404)) });
    texts.push(dehydrateReads({ queryClient }));
  }
  vi.useRealTimers();
  expect(texts[1]).toBe(texts[0]);
  expect(texts[0]).not.toContain("r1");
});

it.each([
  { transferSize: 300, from: "the network", dataUpdatedAt: performance.timeOrigin },
  { transferSize: 0, from: "a cache", dataUpdatedAt: 0 },
])("takes the responses of a page from $from over", ({ transferSize, dataUpdatedAt }) => {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ transferSize } as never]);
  const queryClient = new QueryClient();
  hydrateReads({ queryClient, store: guest as never }, HOME);
  expect(queryClient.getQueryState(["home"])).toMatchObject({ data: { rails: [] }, dataUpdatedAt });
});

const refused = (status: number) =>
  new PanelError({ status, code: "not_found", message: "Not there", requestId: "r1" });

/** A client whose screen reads one thing, and shows the state of the read. */
function clientReading(queryFn: () => Promise<unknown>, target: "browser" | "server") {
  const queryClient = createQueryClient({} as ClientAppParts, target);
  const options = { queryKey: ["one"], queryFn };
  const app = { queryClient, store: guest } as unknown as ClientApp;
  const render = () => {
    const { status, error, data } = new QueryObserver(queryClient, options).getOptimisticResult(
      queryClient.defaultQueryOptions({ ...options, _optimisticResults: "optimistic" }),
    );
    // Status pages show the id of the request, which the page's data must not contain.
    const shown = error instanceof PanelError ? [error.status, error.requestId] : null;
    return JSON.stringify([status, shown, data ?? null]);
  };
  return { app, render, load: () => queryClient.prefetchQuery(options) };
}

async function rendered(queryFn: () => Promise<unknown>) {
  const server = clientReading(queryFn, "server");
  await server.load();
  settleReads(server.app);
  const markup = server.render();
  const browser = clientReading(queryFn, "browser");
  hydrateReads(browser.app, dehydrateReads(server.app));
  return { markup, hydrated: browser.render(), browser };
}

it("renders a response, and hydrates the same", async () => {
  const { markup, hydrated } = await rendered(async () => "answer");
  expect(markup).toBe('["success",null,"answer"]');
  expect(hydrated).toBe(markup);
});

it.each([403, 404, 422])("renders a page that is refused with %i, and hydrates the same", async (status) => {
  const log = vi.spyOn(console, "error");
  const queryFn = vi.fn().mockRejectedValue(refused(status));
  const { markup, hydrated, browser } = await rendered(queryFn);
  expect(markup).toBe(`["error",[${status},null],null]`);
  expect(hydrated).toBe(markup);
  expect(queryFn).toHaveBeenCalledOnce();
  expect(log).not.toHaveBeenCalled();
  expect(browser.app.queryClient.getQueryState(["one"])?.error).toMatchObject({
    message: "Not there",
    code: "not_found",
  });
});

it("leaves any other failed read to the browser", async () => {
  const queryFn = vi.fn().mockRejectedValue(refused(500));
  const { markup, hydrated } = await rendered(queryFn);
  expect(markup).toBe('["pending",null,null]');
  expect(hydrated).toBe(markup);
  // A server does not wait for a second attempt.
  expect(queryFn).toHaveBeenCalledOnce();
});

it("finds reads that were rendered and not loaded", async () => {
  const { app, render } = clientReading(async () => "answer", "server");
  const { queryClient } = app;
  const unasked = { queryKey: ["later"], queryFn: async () => 1, enabled: false };
  queryClient.getQueryCache().build(queryClient, queryClient.defaultQueryOptions(unasked));
  expect(missedReads(app)).toEqual([]);
  render();
  expect(missedReads(app).map(({ queryKey }) => queryKey)).toEqual([["one"]]);
});

it("does not read again what a page has just come with", () => {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ transferSize: 300 } as never]);
  vi.useFakeTimers({ toFake: ["Date"], now: performance.timeOrigin + 2_000 });
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: (query) => staleTimeOf(queryClient, query) } },
  });
  hydrateReads({ queryClient, store: guest as never }, HOME);
  const query = queryClient.getQueryCache().find<unknown>({ queryKey: ["home"] })!;
  const isStale = () => query.isStaleByTime(staleTimeOf(queryClient, query));
  expect(isStale()).toBe(false);
  vi.setSystemTime(performance.timeOrigin + 31_000);
  expect(isStale()).toBe(true);
  vi.setSystemTime(performance.timeOrigin + 2_000);
  queryClient.setQueryData(["home"], { rails: [] });
  expect(isStale()).toBe(true);
  vi.useRealTimers();
});
