import type { PageKey, RenderedDocument } from "@talabee/shop-ssr";
import { dataAddress, PAGE_DATA_PATH } from "@talabee/shop-ssr/host";
import { MARKETS } from "@talabee/domain";
import { Hono } from "hono";
import { expect, it, vi } from "vitest";
import { ApiError } from "./api-error.js";
import type { AppEnv } from "./app-env.js";
import { errorHandler } from "./error-response.js";
import { createPages } from "./page-response.js";

const brand = { name: "Souq", logo: null, primaryColor: "#008080", market: MARKETS.qa };

/** A panel that serves the pages of a storefront whose server build renders with `render`. */
function serve(render: (key: PageKey) => Promise<Partial<RenderedDocument>>, use = vi.fn()) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const config = { publicUrl: "https://shop.example", proxies: [] };
  const renderDocument = async (key: PageKey) => ({
    status: 200 as const,
    headers: {},
    html: "",
    data: null,
    missedReads: [],
    ...(await render(key)),
  });
  const pages = createPages({ config, limits: { use }, log } as never, {
    server: { renderDocument, pageParams: () => ["q"], shell: () => "<p>shell</p>", scriptHashes: [] },
    fetch,
    readBrand: async () => brand,
  });
  const app = new Hono<AppEnv>();
  app.onError(errorHandler(log));
  app.get(PAGE_DATA_PATH, async (context) => {
    const data = await pages.data(context);
    return data === null ? context.body(null, 404) : context.body(data.body);
  });
  app.get("*", async (context) => {
    const { body, status } = await pages.fill(context);
    return context.body(body, status);
  });
  return { app, log };
}

it("gives each page a request id, and limits pages by client address", async () => {
  let left = 2;
  const use = vi.fn(async () => {
    if (left-- === 0) throw new ApiError("too_many_requests", { retryAfter: 7, values: { time: "7 s" } });
  });
  const { app } = serve(async ({ url }) => ({ html: `<p>${url}</p>` }), use);
  const pages = [await app.request("/"), await app.request("/about")];
  expect(await Promise.all(pages.map((page) => page.text()))).toEqual(["<p>/</p>", "<p>/about</p>"]);
  expect(new Set(pages.map(({ headers }) => headers.get("X-Request-Id"))).size).toBe(2);
  expect(use).toHaveBeenCalledWith("pages", "local");
  const refused = await app.request("/");
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "7"]);
});

it("leaves a page to the browser that cannot be rendered", async () => {
  const error = new Error("no such rule");
  const { app, log } = serve(() => Promise.reject(error));
  const response = await app.request("/store/a");
  expect([response.status, await response.text()]).toEqual([200, "<p>shell</p>"]);
  expect(log.error).toHaveBeenCalledWith("page rendering failed", error, { route: "/store/a" });
});

it("serves the data of a page at an address of its own, also when another server rendered the page", async () => {
  const render = vi.fn(async ({ url, language }: PageKey) => {
    const data = JSON.stringify([url, language]);
    return { html: dataAddress(data, { url, language }), data };
  });
  const [one, other] = [serve(render).app, serve(render).app];
  const source = await (await one.request("/store/a?q=b%26c&lang=ar")).text();
  for (const app of [one, other]) {
    expect(await (await app.request(source)).json()).toEqual(["/store/a?lang=ar&q=b%26c", "ar"]);
  }
  expect(render).toHaveBeenCalledTimes(2);
  const outdated = source.replace(/page-data\/./, "page-data/-");
  expect((await one.request(outdated)).status).toBe(404);
});

it("renders one page for all addresses that differ in what the page does not read", async () => {
  const render = vi.fn(async (_: PageKey) => ({}));
  const { app } = serve(render);
  const rendered = async (...addresses: string[]) => {
    render.mockClear();
    for (const address of addresses) expect((await app.request(address)).status).toBe(200);
    return [...new Set(render.mock.calls.map(([{ url }]) => url))];
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
  expect(render).toHaveBeenCalledOnce();
  expect(await rendered("/store/a?lang=ar&gclid=1", "/store/a?utm_medium=b&lang=ar")).toEqual([
    "/store/a?lang=ar",
  ]);
  // As the browser reads them, it renders them.
  expect(await rendered(`/store/a?q=${"x".repeat(600)}`, `/store/a?q=${"y".repeat(9000)}`)).toEqual([]);
});
