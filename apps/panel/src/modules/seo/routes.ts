import { LANGUAGES } from "@talabee/contract";
import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { App, AppEnv } from "../../http/app-env.js";
import { limitPages, originOf } from "../../http/page-response.js";
import { isUnchanged } from "../../http/static-files.js";
import type { Panel } from "../../panel.js";
import { readSettings } from "../settings/brand-settings.js";
import { createSharePictures } from "./share-picture.js";
import { createSitemap, robots, type SitemapFile } from "./sitemap.js";
import { fillWebManifest, readWebManifest } from "./web-manifest.js";

const ONE_DAY = "public, max-age=86400";
const ONE_HOUR = "public, max-age=3600";

/** Link preview pictures, sitemap, robots.txt and web manifest. */
export function seoRoutes(app: App, panel: Panel, mediaDir: string): void {
  for (const path of ["/share/*", "/sitemap.xml", "/sitemap/*", "/robots.txt"])
    app.use(path, limitPages(panel));
  const picture = createSharePictures(panel, mediaDir);
  app.get("/share/:kind/:language/:file", async (context) => {
    const { kind, language, file } = context.req.param();
    const id = /^([^\0]+)\.jpg$/.exec(file)?.[1];
    const known = LANGUAGES.find((one) => one === language);
    const drawn = id === undefined || known === undefined ? null : await picture(kind, known, id);
    if (drawn === null) return context.text("Not found", 404);
    context.header("Cache-Control", ONE_DAY);
    context.header("ETag", drawn.etag);
    context.header("Cross-Origin-Resource-Policy", "cross-origin");
    if (isUnchanged(context, drawn.etag)) return context.body(null, 304);
    context.header("Content-Type", "image/jpeg");
    return context.body(new Uint8Array(drawn.bytes));
  });

  const sitemap = createSitemap(panel);
  const xml = (context: Context<AppEnv>, file: SitemapFile | null) => {
    if (file === null) return context.text("Not found", 404);
    context.header("Content-Type", "application/xml; charset=utf-8");
    context.header("Cache-Control", ONE_HOUR);
    context.header("ETag", file.etag);
    return isUnchanged(context, file.etag) ? context.body(null, 304) : context.body(file.body);
  };
  app.get("/sitemap.xml", async (context) => xml(context, await sitemap.root(originOf(panel, context))));
  app.get("/sitemap/:file", async (context) => {
    const kind = context.req.param("file").replace(/\.xml$/, "");
    return xml(context, await sitemap.file(originOf(panel, context), kind, context.req.query("after") ?? ""));
  });
  app.get("/robots.txt", (context) => {
    context.header("Cache-Control", ONE_HOUR);
    return context.text(robots(originOf(panel, context)));
  });

  app.get("/manifest.webmanifest", async (context) => {
    const text = await readWebManifest(panel.config.storefrontDir);
    if (text === null) return context.text("Not found", 404);
    const filled = fillWebManifest(text, await readSettings(panel.db));
    const etag = `"${createHash("sha256").update(filled).digest("base64url").slice(0, 22)}"`;
    context.header("Cache-Control", "no-cache");
    context.header("ETag", etag);
    if (isUnchanged(context, etag)) return context.body(null, 304);
    context.header("Content-Type", "application/manifest+json");
    return context.body(filled);
  });
}
