import type { PageKey } from "@talabee/contract";
import { Hono } from "hono";
import { expect, it, vi } from "vitest";
import { ApiError } from "./api-error.js";
import type { AppEnv } from "./app-env.js";
import { errorHandler } from "./error-response.js";
import { createPages, PAGE_DATA_PATH } from "./page-response.js";

const pageParams = () => ["q"];

it("gives each page a request id, and limits pages by client address", async () => {
  let left = 2;
  const use = vi.fn(async () => {
    if (left-- === 0) throw new ApiError("too_many_requests", { retryAfter: 7, values: { time: "7 s" } });
  });
  const panel = { config: { publicUrl: null, proxies: [] }, limits: { use } };
  const { fill } = createPages(panel as never, {
    render: async () => null,
    pageParams,
    criticalStyles: null,
  });
  const app = new Hono<AppEnv>();
  app.onError(errorHandler({ info: vi.fn(), warn: vi.fn(), error: vi.fn() }));
  app.get("*", async (context) => {
    const { body, status } = await fill(context, "<p>page</p>");
    return context.body(body, status);
  });

  const pages = [await app.request("/"), await app.request("/about")];
  expect(await Promise.all(pages.map((page) => page.text()))).toEqual(["<p>page</p>", "<p>page</p>"]);
  expect(new Set(pages.map(({ headers }) => headers.get("X-Request-Id"))).size).toBe(2);
  expect(use).toHaveBeenCalledWith("pages", "local");
  const refused = await app.request("/");
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "7"]);
});

it("leaves a page to the browser that cannot be put together", async () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const panel = { config: { publicUrl: "https://shop.example", proxies: [] }, limits: { use: vi.fn() }, log };
  const page = {
    status: 200 as const,
    head: "",
    colors: null,
    loading: null,
    scripts: [],
    missedReads: [],
    html: "<h1>Menu</h1>",
  };
  const error = new Error("no such rule");
  const pages = createPages(panel as never, {
    render: async () => ({ page: { ...page, data: "{}" }, isCurrent: async () => true }),
    pageParams,
    criticalStyles: () => {
      throw error;
    },
  });
  const app = new Hono<AppEnv>();
  app.get("*", async (context) => {
    const { body, status } = await pages.fill(context, "<p>page</p>");
    return context.body(body, status);
  });

  const response = await app.request("/store/a");
  expect([response.status, await response.text()]).toEqual([200, "<p>page</p>"]);
  expect(log.error).toHaveBeenCalledWith("page insertion failed", error, { route: "/store/a" });
});

it("serves the data of a page at an address of its own, also when another server rendered the page", async () => {
  const panel = { config: { publicUrl: "https://shop.example", proxies: [] }, limits: { use: vi.fn() } };
  const render = vi.fn(async ({ url, language }: PageKey) => ({
    page: {
      status: 200 as const,
      head: "",
      colors: null,
      loading: null,
      scripts: [],
      missedReads: [],
      html: "<h1>Rendered</h1>",
      data: JSON.stringify([url, language]),
    },
    isCurrent: async () => true,
  }));
  const document =
    '<html lang="en" dir="ltr"><div id="root"><!--first-view--><!--/first-view--></div></html>';
  const server = () => {
    const pages = createPages(panel as never, { render, pageParams, criticalStyles: null });
    const app = new Hono<AppEnv>();
    app.get(PAGE_DATA_PATH, async (context) => {
      const data = await pages.data(context, document);
      return data === null ? context.body(null, 404) : context.body(data.body);
    });
    return app.get("*", async (context) => context.body((await pages.fill(context, document)).body));
  };
  const [one, other] = [server(), server()];
  const html = await (await one.request("/store/a?q=b%26c&lang=ar")).text();
  expect(html).toContain("<h1>Rendered</h1>");
  expect(html).not.toContain("[");
  const source = /data-source="([^"]*)"/.exec(html)![1]!.replaceAll("&amp;", "&");
  for (const app of [one, other]) {
    expect(await (await app.request(source)).json()).toEqual(["/store/a?lang=ar&q=b%26c", "ar"]);
  }
  expect(render).toHaveBeenCalledTimes(2);
  const outdated = source.replace(/page-data\/./, "page-data/-");
  expect((await one.request(outdated)).status).toBe(404);
});

it("renders one page for all addresses that differ in what the page does not read", async () => {
  const panel = { config: { publicUrl: "https://shop.example", proxies: [] }, limits: { use: vi.fn() } };
  const render = vi.fn(async (_: PageKey) => null);
  const pages = createPages(panel as never, { render, pageParams, criticalStyles: null });
  const app = new Hono<AppEnv>();
  app.get("*", async (context) => {
    const { body, status } = await pages.fill(context, "<p>page</p>");
    return context.body(body, status);
  });
  const rendered = async (...addresses: string[]) => {
    render.mockClear();
    for (const address of addresses) expect((await app.request(address)).status).toBe(200);
    return render.mock.calls.map(([{ url }]) => url);
  };
  expect(
    await rendered(
      "/store/a?q=tea",
      "/store/a?q=tea&gclid=1&utm_source=a",
      "/store/a?fbclid=2&q=tea&_=3",
      "/store/a?q=tea&q=karak",
      "/store/a?q=tea&lang=xx&Q=4",
      "/store/a?q=tea#top",
    ),
  ).toEqual(["/store/a?q=tea"]);
  expect(await rendered("/store/a?lang=ar&gclid=1", "/store/a?utm_medium=b&lang=ar")).toEqual([
    "/store/a?lang=ar",
  ]);
  // As the browser reads them, it renders them.
  expect(await rendered(`/store/a?q=${"x".repeat(600)}`, `/store/a?q=${"y".repeat(9000)}`)).toEqual([]);
});
