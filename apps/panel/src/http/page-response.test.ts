import { Hono } from "hono";
import { expect, it, vi } from "vitest";
import { ApiError } from "./api-error.js";
import type { AppEnv } from "./app-env.js";
import { errorHandler } from "./error-response.js";
import { fillPages } from "./page-response.js";

it("gives each page a request id, and limits pages by client address", async () => {
  let left = 2;
  const use = vi.fn(async () => {
    if (left-- === 0) throw new ApiError("too_many_requests", { retryAfter: 7, values: { time: "7 s" } });
  });
  const panel = { config: { publicUrl: null, proxies: [] }, limits: { use } };
  const fill = fillPages(panel as never, { render: async () => null, criticalStyles: null });
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
