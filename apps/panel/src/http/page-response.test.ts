import type { DocumentRequest, PageKey, RenderedDocument } from "@talabee/shop-ssr";
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
function serve(render: (key: DocumentRequest) => Promise<Partial<RenderedDocument>>, use = vi.fn()) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const config = { publicUrl: "https://shop.example", proxies: [] };
  const renderDocument = async (key: DocumentRequest) => ({
    isPublic: true,
    status: 200 as const,
    headers: {},
    html: "",
    rest: null,
    data: null,
    missedReads: [],
    ...(await render(key)),
  });
  const changes = { subscribe: () => undefined, overdue: () => 0, settle: () => null };
  const panel = { config, limits: { use }, log, changes, bus: { isConnected: () => true } };
  const pages = createPages(panel as never, {
    server: {
      renderDocument,
      pageParams: () => ["q"],
      shell: () => "<p>shell</p>",
      restOfShell: () => "<p>loading</p>",
      scriptHashes: [],
    },
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
    const { body, status, headers } = await pages.fill(context);
    return context.body(body as ReadableStream, status, headers);
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
  const source = await (await one.request("/ar/store/a?q=b%26c")).text();
  for (const app of [one, other]) {
    expect(await (await app.request(source)).json()).toEqual(["/store/a?q=b%26c", "ar"]);
  }
  expect(render).toHaveBeenCalledTimes(2);
  const outdated = source.replace(/page-data\/./, "page-data/-");
  expect((await one.request(outdated)).status).toBe(404);
  expect((await one.request("/page-data/x?page=//[")).status).toBe(404);
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
      "/en/store/a?q=tea",
      "/store/a?q=tea#top",
    ),
  ).toEqual(["/store/a?q=tea"]);
  expect(render).toHaveBeenCalledOnce();
  // As the browser reads them, it renders them.
  expect(await rendered(`/store/a?q=${"x".repeat(600)}`, `/store/a?q=${"y".repeat(9000)}`)).toEqual([]);
});

it("renders a page in the language that its path names, else in the stored one, and once for each theme and host", async () => {
  const render = vi.fn(async ({ url, language }: PageKey) => ({ html: `${language} ${url}` }));
  const { app } = serve(render);
  const page = async (address: string, cookie = "") =>
    (await app.request(address, { headers: { Cookie: cookie } })).text();
  expect(await page("/about")).toBe("en /about");
  expect(await page("/about", "language=ar")).toBe("ar /about");
  expect(await page("/ar/about", "language=en; theme=light")).toBe("ar /about");
  expect(await page("/en/about", "theme=dark; language=ar")).toBe("en /about");
  expect(await page("http://127.0.0.1/ar/about")).toBe("ar /about");
  expect(await page("/ar")).toBe("ar /");
  expect(render).toHaveBeenCalledTimes(3);
});

it("lets caches keep a guest's page whose address says all of it, and no other", async () => {
  const { app } = serve(async ({ url }) => ({ isPublic: url !== "/orders" }));
  const caching = async (address: string) => {
    const { headers } = await app.request(address, { headers: { Cookie: "language=ar" } });
    return [headers.get("Cache-Control"), headers.get("Vary")];
  };
  const kept = ["public, max-age=0, s-maxage=1, stale-if-error=60", "Accept-Encoding"];
  const own = ["private, no-cache", "Accept-Encoding, Cookie"];
  expect(await caching("/ar/store/a")).toEqual(kept);
  expect(await caching("/en/")).toEqual(kept);
  expect(await caching("/store/a")).toEqual(own);
  expect(await caching("/ar/orders")).toEqual(own);
  // Not rendered: the shell.
  expect(await caching(`/ar/store/a?q=${"x".repeat(600)}`)).toEqual(own);
});

it("sends the beginning of a page that is rendered for the first time, and keeps it out of caches until it is whole", async () => {
  let finish = () => {};
  const { app, log } = serve(async ({ url, begin }) => {
    begin?.("<head>");
    if (url === "/broken") throw new Error("no such rule");
    await new Promise<void>((done) => (finish = done));
    return { html: "<head><style><body>", rest: "<body>" };
  });
  const first = await app.request("/ar/store/a");
  expect([
    first.headers.get("Cache-Control"),
    first.headers.get("X-Accel-Buffering"),
    first.headers.get("ETag"),
  ]).toEqual(["private, no-cache", "no", null]);
  const reader = first.body!.getReader();
  const chunk = async () => Buffer.from((await reader.read()).value!).toString();
  expect(await chunk()).toBe("<head>");
  finish();
  expect(await chunk()).toBe("<body>");
  // Until it is compressed, others get it in two parts, too.
  const second = await vi.waitFor(async () => {
    const later = await app.request("/ar/store/a");
    expect(later.headers.get("Cache-Control")).toContain("s-maxage=1");
    return later;
  });
  expect(await second.text()).toBe("<head><style><body>");
  // Its status has been sent: the browser renders it.
  const broken = await app.request("/broken");
  expect([broken.status, await broken.text()]).toEqual([200, "<head><p>loading</p>"]);
  expect(log.error).toHaveBeenCalledWith("page rendering failed", expect.any(Error), { route: "/broken" });
});

it("sends a page whole to a client that has a version of it, that asks for its headers, and to the server itself", async () => {
  const { app } = serve(async ({ url, begin }) => {
    begin?.("<head>");
    return { html: url, rest: "<body>" };
  });
  const known = await app.request("/a", { headers: { "If-None-Match": '"x"' } });
  expect(await known.text()).toBe("/a");
  expect((await app.request("/b", { method: "HEAD" })).headers.get("X-Accel-Buffering")).toBeNull();
  expect(await (await app.request("/c", {}, { internal: true })).text()).toBe("/c");
});
