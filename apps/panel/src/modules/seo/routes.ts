import type { Context } from "hono";
import type { App, AppEnv } from "../../http/app-env.js";
import { originOf } from "../../http/page-response.js";
import type { Panel } from "../../panel.js";
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
