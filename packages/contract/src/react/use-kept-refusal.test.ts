// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { appWithFetch } from "../../test/client-app.js";
import { store } from "../calls.js";
import { exampleOf } from "../examples.js";
import { ClientAppProvider } from "./client-app.js";
import { type ApiQuery, useApiQuery } from "./use-api-query.js";

/** Reads a store at a place, and then at others; what the hook returned in each render. */
async function renderStore(statusOf: (url: string) => number) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(console, "error").mockReturnValue();
  const { app } = appWithFetch((url) => {
    const status = statusOf(url);
    const data = status === 200 ? exampleOf(store.data) : null;
    return Promise.resolve(Response.json({ message: "", code: "not_found", errors: {}, data }, { status }));
  });
  const seen: Pick<ApiQuery<unknown>, "status" | "error">[] = [];
  const Store = ({ id, zone }: { id: string; zone?: number | undefined }) => {
    const { status, error } = useApiQuery(store, {
      params: { id },
      query: { zone },
      filterParams: ["zone"],
    });
    seen.push({ status, error });
    return null;
  };
  const root = createRoot(document.createElement("div"));
  const show = async (id: string, zone?: number) => {
    seen.length = 0;
    await act(async () =>
      root.render(
        createElement(
          ClientAppProvider,
          { value: app },
          createElement(QueryClientProvider, { client: app.queryClient }, createElement(Store, { id, zone })),
        ),
      ),
    );
    await act(async () => {
      await vi.waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
      // The query tells its observers of the answer in a timer of its own, which may still be due.
      await new Promise((done) => setTimeout(done));
    });
    return [...seen];
  };
  return { show, app };
}

it("keeps a 404 while the same is asked for with other filters, as for a customer's own place", async () => {
  const { show } = await renderStore(() => 404);
  const [first] = (await show("gone")).slice(-1);
  expect(first).toMatchObject({ status: "failed", error: { status: 404 } });
  // The same error object: the page that shows it, with the id of its request, does not change.
  for (const { status, error } of await show("gone", 66)) {
    expect(status).toBe("failed");
    expect(error).toBe(first!.error);
  }
});

it("forgets it for another store", async () => {
  const { show } = await renderStore(() => 404);
  await show("gone");
  expect((await show("other"))[0]).toEqual({ status: "loading", error: null });
});

it("shows another refusal instead", async () => {
  const { show } = await renderStore((url) => (url.includes("zone=66") ? 403 : 404));
  await show("gone");
  expect((await show("gone", 66)).at(-1)).toMatchObject({ error: { status: 403 } });
});

it.each([403, 404, 422])(
  "shows the data that there is when it is read again and refused with %i",
  async (status) => {
    let isGone = false;
    const { show, app } = await renderStore(() => (isGone ? status : 200));
    await show("spice");
    isGone = true;
    await act(() => app.queryClient.refetchQueries().catch(() => undefined));
    expect((await show("spice")).at(-1)).toMatchObject({ status: "ready" });
  },
);
