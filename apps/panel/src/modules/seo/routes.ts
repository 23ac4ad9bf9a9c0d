import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Language, PageKey, RenderedPage } from "@talabee/contract";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { App, AppEnv } from "../../http/app-env.js";
import { insertPage } from "../../http/rendered-pages.js";
import type { FilledPage } from "../../http/static-files.js";
import type { Panel } from "../../panel.js";
import { writeHead } from "./head.js";
import { pageHead } from "./page-head.js";
import { createSharePictures } from "./share-picture.js";
import { createSitemap, robots } from "./sitemap.js";

const ONE_DAY = "public, max-age=86400";
const ONE_HOUR = "public, max-age=3600";

/** Link preview pictures, sitemap and robots.txt. */
export function seoRoutes(app: App, panel: Panel, mediaDir: string): void {
  const picture = createSharePictures(panel, mediaDir);
  app.get("/share/:kind/:language/:file", async (context) => {
    const { kind, language, file } = context.req.param();
    const id = /^([^\0]+)\.jpg$/.exec(file)?.[1];
    const bytes =
      id === undefined || (language !== "en" && language !== "ar") ? null : await picture(kind, language, id);
    if (bytes === null) return context.text("Not found", 404);
    context.header("Content-Type", "image/jpeg");
    context.header("Cache-Control", ONE_DAY);
    context.header("Cross-Origin-Resource-Policy", "cross-origin");
    return context.body(new Uint8Array(bytes));
  });

  const sitemap = createSitemap(panel);
  const xml = (context: Context<AppEnv>, body: ReadableStream<Uint8Array> | null) => {
    if (body === null) return context.text("Not found", 404);
    context.header("Content-Type", "application/xml; charset=utf-8");
    context.header("Cache-Control", ONE_HOUR);
    return context.body(body);
  };
  app.get("/sitemap.xml", async (context) => xml(context, await sitemap.root(originOf(panel, context))));
  app.get("/sitemap/:file", (context) => {
    const kind = context.req.param("file").replace(/\.xml$/, "");
    return xml(context, sitemap.file(originOf(panel, context), kind, context.req.query("after") ?? ""));
  });
  app.get("/robots.txt", (context) => {
    context.header("Cache-Control", ONE_HOUR);
    return context.text(robots(originOf(panel, context)));
  });
}

/**
 * Writes the head of the requested path into the storefront's page, in the language of `?lang=` or the storefront's
 * cookie. On failure it serves the page unchanged, because the storefront works without metadata.
 */
export function fillPages(panel: Panel, render: (key: PageKey) => Promise<RenderedPage | null>) {
  return async (context: Context<AppEnv>, page: string): Promise<FilledPage> => {
    try {
      const language = languageOf(context);
      const { head, brand } = await pageHead(panel, trimTrailingSlash(context.req.path), language);
      const key = { url: pathAndQuery(context), language, theme: themeOf(context) };
      const rendered = head.status === 200 ? await render(key) : null;
      const filled = writeHead(page, head, { language, origin: originOf(panel, context), brand });
      const html = rendered === null ? filled : insertPage(filled, rendered, key);
      return { status: head.status, ...(await compress(html, context.req.header("Accept-Encoding") ?? "")) };
    } catch (error) {
      panel.log.error("page head failed", error, { route: context.req.path });
      return { status: 200, ...(await compress(page, "")) };
    }
  };
}

function languageOf(context: Context<AppEnv>): Language {
  const requested = context.req.query("lang") ?? getCookie(context, "language");
  return requested === "ar" ? "ar" : "en";
}

function themeOf(context: Context<AppEnv>): "light" | "dark" {
  return getCookie(context, "theme") === "dark" ? "dark" : "light";
}

/** Without the parameter that the language has already been read from. */
function pathAndQuery(context: Context<AppEnv>): string {
  const { pathname, searchParams } = new URL(context.req.url);
  searchParams.delete("lang");
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
}

/** Public origin: as configured, else that of the request. */
function originOf(panel: Panel, context: Context<AppEnv>): string {
  return panel.config.publicUrl ?? new URL(context.req.url).origin;
}

function trimTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}

async function compress(html: string, accepted: string): Promise<Omit<FilledPage, "status">> {
  const bytes = Buffer.from(html);
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  if (/\bbr\b/.test(accepted)) {
    const body = await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return { etag, encoding: "br", body: new Uint8Array(body) };
  }
  if (/\bgzip\b/.test(accepted)) {
    return { etag, encoding: "gzip", body: new Uint8Array(await promisify(gzip)(bytes)) };
  }
  return { etag, encoding: null, body: new Uint8Array(bytes) };
}
