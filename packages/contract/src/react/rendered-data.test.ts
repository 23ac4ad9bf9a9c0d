import { QueryClient, QueryObserver, queryOptions } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { PanelError } from "../panel-error.js";
import type { ClientApp, ClientAppParts } from "./client-app.js";
import { createQueryClient } from "./query-client.js";
import { renderWithData, staleTimeOf, takeOverData } from "./rendered-data.js";

afterEach(() => vi.restoreAllMocks());

const home = queryOptions({ queryKey: ["home"], queryFn: async () => ({ rails: [] }) });

/** Renders what the cache holds, and asks for what it lacks, as a component does. */
const render = (queryClient: QueryClient) => async () => {
  const query = queryClient.getQueryCache().build(queryClient, queryClient.defaultQueryOptions(home));
  return JSON.stringify(query.state.data ?? "loading");
};

it("renders with its responses, as the same text at any time", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const pages = [];
  for (const now of [1_000, 90_000]) {
    vi.setSystemTime(now);
    const queryClient = new QueryClient();
    pages.push(await renderWithData({ queryClient }, render(queryClient)));
  }
  vi.useRealTimers();
  expect(pages[0]).toEqual({ markup: '{"rails":[]}', data: '[[["home"],{"rails":[]}]]' });
  expect(pages[1]).toEqual(pages[0]);
});

it.each([
  { transferSize: 300, from: "the network", dataUpdatedAt: performance.timeOrigin },
  { transferSize: 0, from: "a cache", dataUpdatedAt: 0 },
])("takes the responses of a page from $from over", ({ transferSize, dataUpdatedAt }) => {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ transferSize } as never]);
  const queryClient = new QueryClient();
  const store = { getState: () => ({ auth: { token: null } }) };
  takeOverData({ queryClient, store: store as never }, '[[["home"],{"rails":[]}]]');
  expect(queryClient.getQueryState(["home"])).toMatchObject({ data: { rails: [] }, dataUpdatedAt });
});

const refused = (status: number) =>
  new PanelError({ status, code: "not_found", message: "Not there", requestId: "r1" });

/** A client whose screen reads one thing, and shows the state of the read. */
function clientReading(queryFn: () => Promise<unknown>) {
  const queryClient = createQueryClient({} as ClientAppParts);
  const read = () =>
    new QueryObserver(queryClient, { queryKey: ["one"], queryFn }).getOptimisticResult(
      queryClient.defaultQueryOptions({ queryKey: ["one"], queryFn, _optimisticResults: "optimistic" }),
    );
  const app = { queryClient, store: { getState: () => ({ auth: { token: null } }) } } as unknown as ClientApp;
  const render = async () => {
    const { status, error, data } = read();
    // Status pages show the id of the request, which the page's data must not contain.
    const shown = error instanceof PanelError ? [error.status, error.requestId] : null;
    return JSON.stringify([status, shown, data ?? null]);
  };
  return { app, render };
}

async function rendered(queryFn: () => Promise<unknown>) {
  const server = clientReading(queryFn);
  const { markup, data } = await renderWithData(server.app, server.render);
  const browser = clientReading(queryFn);
  takeOverData(browser.app, data);
  return { markup, hydrated: await browser.render(), browser };
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
  const { markup, hydrated } = await rendered(() => Promise.reject(refused(500)));
  expect(markup).toBe('["pending",null,null]');
  expect(hydrated).toBe(markup);
});

it("does not read again what a page has just come with", async () => {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ transferSize: 300 } as never]);
  vi.useFakeTimers({ toFake: ["Date"], now: performance.timeOrigin + 2_000 });
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: (query) => staleTimeOf(queryClient, query) } },
  });
  const store = { getState: () => ({ auth: { token: null } }) };
  takeOverData({ queryClient, store: store as never }, '[[["home"],{"rails":[]}]]');
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
