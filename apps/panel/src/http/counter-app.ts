import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import type { App, AppEnv } from "./app-env.js";
import { securityHeaders } from "./security-headers.js";
import { answer, readFolder, type StaticFile } from "./static-files.js";

/** Paths that the counter's pages share with the storefront: the API, and pictures. */
const SHARED = ["/api/*", "/media/*", "/pictures/*", "/avatars/*", "/brand/*", "/review-photos/*"];

/** Names of the doors of a build: folders with a page. */
export function counterDoors(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, "index.html")))
    .map(({ name }) => name)
    .sort();
}

/**
 * The counter's own origin: its pages, and the API of `app` beside them. On another origin than the storefront, its session,
 * storage and service workers are its own (docs/decisions). Files are read at the first request: most servers of a
 * shop with several have no counter to serve.
 */
export function createCounterApp(app: App, folder: string): App {
  const counter: App = new Hono<AppEnv>();
  // By this, the panel knows that its device's cookie is meant (device-cookie.ts).
  for (const path of SHARED)
    counter.all(path, ({ req, env }) =>
      app.fetch(req.raw, { ...(env as object | undefined), counter: true }),
    );
  counter.get("/health", ({ req, env }) => app.fetch(req.raw, env));
  counter.use(securityHeaders());
  const doors = counterDoors(folder);
  let files: Promise<ReadonlyMap<string, StaticFile>> | undefined;
  counter.get("*", async (context) => {
    const path = context.req.path.replace(/(?<=.)\/$/, "");
    files ??= readFolder(folder).catch((error: unknown) => {
      files = undefined;
      throw error;
    });
    const all = await files;
    const door = doors.find((name) => path === `/${name}` || path.startsWith(`/${name}/`));
    const isPage = door !== undefined && !/\.\w+$/.test(path);
    const file = all.get(isPage ? `/${door}/index.html` : path);
    if (file !== undefined) return answer(context, file);
    if (path === "/" && doors[0] !== undefined) return context.redirect(`/${doors.at(-1)}`);
    return context.text("Not found", 404);
  });
  return counter;
}
