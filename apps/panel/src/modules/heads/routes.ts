import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Language } from "@talabee/contract";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { App, AppEnv } from "../../http/app-env.js";
import type { FilledPage } from "../../http/static-files.js";
import type { Panel } from "../../panel.js";
import { writeHead } from "./head.js";
import { pageHead } from "./page-heads.js";
import { createSharePictures } from "./share-picture.js";
import { createSitemap, robots } from "./sitemap.js";

const A_DAY = "public, max-age=86400";
const AN_HOUR = "public, max-age=3600";

/** What search engines and those who show links ask for: pictures, the map of the site, what they may read. */
export function headRoutes(app: App, panel: Panel, mediaDir: string): void {
  const picture = createSharePictures(panel, mediaDir);
  app.get("/share/:kind/:language/:file", async (context) => {
    const { kind, language, file } = context.req.param();
    const id = /^([^\0]+)\.jpg$/.exec(file)?.[1];
    const bytes =
      id === undefined || (language !== "en" && language !== "ar") ? null : await picture(kind, language, id);
    if (bytes === null) return context.text("Not found", 404);
    context.header("Content-Type", "image/jpeg");
    context.header("Cache-Control", A_DAY);
    context.header("Cross-Origin-Resource-Policy", "cross-origin");
    return context.body(new Uint8Array(bytes));
  });

  const sitemap = createSitemap(panel);
  const xml = (context: Context<AppEnv>, body: ReadableStream<Uint8Array> | null) => {
    if (body === null) return context.text("Not found", 404);
    context.header("Content-Type", "application/xml; charset=utf-8");
    context.header("Cache-Control", AN_HOUR);
    return context.body(body);
  };
  app.get("/sitemap.xml", async (context) => xml(context, await sitemap.whole(originOf(panel, context))));
  app.get("/sitemap/:file", (context) => {
    const kind = context.req.param("file").replace(/\.xml$/, "");
    return xml(context, sitemap.part(originOf(panel, context), kind, context.req.query("after") ?? ""));
  });
  app.get("/robots.txt", (context) => {
    context.header("Cache-Control", AN_HOUR);
    return context.text(robots(originOf(panel, context)));
  });
}

/**
 * Fills the storefront's page for the address that is asked for, in the language of `?lang=`, or of the cookie that the
 * storefront keeps. When that fails, the page goes out as it is: a head is never worth a shop that does not open.
 */
export function fillPages(panel: Panel) {
  return async (context: Context<AppEnv>, page: string): Promise<FilledPage> => {
    try {
      const language = languageOf(context);
      const { head, brand } = await pageHead(panel, withoutEnd(context.req.path), language);
      const html = writeHead(page, head, { language, origin: originOf(panel, context), brand });
      return { status: head.status, ...(await packed(html, context.req.header("Accept-Encoding") ?? "")) };
    } catch (error) {
      panel.log.error("page without its head", error, { route: context.req.path });
      return { status: 200, ...(await packed(page, "")) };
    }
  };
}

function languageOf(context: Context<AppEnv>): Language {
  const asked = context.req.query("lang") ?? getCookie(context, "language");
  return asked === "ar" ? "ar" : "en";
}

/** Where customers find the panel: told by its operator, else where this one came. */
function originOf(panel: Panel, context: Context<AppEnv>): string {
  return panel.config.publicUrl ?? new URL(context.req.url).origin;
}

function withoutEnd(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}

async function packed(html: string, accepted: string): Promise<Omit<FilledPage, "status">> {
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
