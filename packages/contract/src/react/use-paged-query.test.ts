// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { appWithFetch } from "../../test/client-app.js";
import { collections } from "../calls.js";
import { ClientAppProvider } from "./client-app.js";
import { type PagedQuery, usePagedQuery } from "./use-paged-query.js";

/** A list of three pages, whose cursors are their numbers. */
function pagedApp() {
  const requests: (string | null)[] = [];
  const { app } = appWithFetch((url) => {
    const cursor = new URL(url).searchParams.get("cursor");
    requests.push(cursor);
    const next = Number(cursor ?? 1) + 1;
    const data = { items: [], next_cursor: next > 3 ? null : String(next) };
    return Promise.resolve(Response.json({ message: "", data }));
  });
  return { app, requests };
}

async function renderList(cursor: string | undefined) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const { app, requests } = pagedApp();
  const lists: PagedQuery<unknown, unknown>[] = [];
  const current = () => lists.at(-1)!;
  const List = () => {
    lists.push(usePagedQuery(collections, { query: { cursor } }));
    return null;
  };
  const tree = createElement(
    ClientAppProvider,
    { value: app },
    createElement(QueryClientProvider, { client: app.queryClient }, createElement(List)),
  );
  await act(async () => createRoot(document.createElement("div")).render(tree));
  await act(() => vi.waitFor(() => expect(current().status).toBe("ready")));
  const [{ queryKey } = { queryKey: [] }] = app.queryClient.getQueryCache().getAll();
  return { requests, current, key: JSON.stringify(queryKey) };
}

it("starts at the cursor of its query, and continues after it", async () => {
  const { requests, current } = await renderList("2");
  expect(requests).toEqual(["2"]);
  await act(async () => current().loadMore!());
  await act(() => vi.waitFor(() => expect(current().pages).toHaveLength(2)));
  expect(requests).toEqual(["2", "3"]);
  expect(current().loadMore).toBeUndefined();
  // A reload starts at the same item.
  await act(async () => current().retry());
  await act(() => vi.waitFor(() => expect(requests).toEqual(["2", "3", "2", "3"])));
});

it("has a key for each start, and the same one without a cursor as without a query", async () => {
  const [whole, later] = [await renderList(undefined), await renderList("2")];
  expect(whole.requests).toEqual([null]);
  expect(whole.key).toContain(",{},{},");
  expect(later.key).toContain('{"cursor":"2"}');
});
