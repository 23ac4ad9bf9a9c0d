import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { brotliCompress, constants, gzip } from "node:zlib";
import { promisify } from "node:util";
import type { Context } from "hono";
import type { App, AppEnv } from "./app-env.js";
import { PAGE_DATA_PATH } from "@talabee/shop-ssr/host";
import type { EncodedText } from "./compressed-text.js";
import type { Pages, SentPage } from "./page-response.js";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".map": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
};
const COMPRESSED = new Set([".html", ".js", ".mjs", ".css", ".json", ".webmanifest", ".map", ".svg", ".txt"]);
const FOREVER = "public, max-age=31536000, immutable";

type Encoding = "br" | "gzip" | "identity";

/** A file with its compressed variants. */
export interface StaticFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly etag: string;
  readonly bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> & { identity: Uint8Array<ArrayBuffer> };
}

/**
 * Serves a storefront's build from memory. Files with a hash in their name are immutable, all others are revalidated.
 * Any other path gets the page that is made for it; the client-side router decides what it shows.
 */
export async function serveStorefront(app: App, folder: string, { moved, fill, data }: Pages): Promise<void> {
  const files = await readFolder(folder);
  app.get(PAGE_DATA_PATH, async (context) => answerData(context, await data(context)));
  app.get("*", async (context) => {
    const path = decodePath(context.req.path);
    const file = path === null ? undefined : files.get(path);
    // A missing asset gets 404: the page in its place would be parsed as a script or an image.
    if (file === undefined && path !== null && TYPES[extname(path)] !== undefined) {
      return context.text("Not found", 404);
    }
    if (file !== undefined) return answer(context, file);
    const address = moved(context);
    return address === null ? answerPage(context, await fill(context)) : context.redirect(address, 301);
  });
}

function answerPage(context: Context<AppEnv>, page: SentPage): Response {
  for (const [name, value] of Object.entries(page.headers)) context.header(name, value);
  if (page.etag !== null) {
    context.header("ETag", page.etag);
    if (page.status === 200 && isUnchanged(context, page.etag)) return context.body(null, 304);
  }
  if (page.encoding !== null) context.header("Content-Encoding", page.encoding);
  return context.body(page.body, page.status);
}

/** Data of a page, whose address names its content. */
function answerData(context: Context<AppEnv>, data: EncodedText | null): Response {
  if (data === null) return context.text("Not found", 404);
  context.header("Content-Type", TYPES[".json"]);
  context.header("Cache-Control", FOREVER);
  context.header("Vary", "Accept-Encoding");
  if (data.encoding !== null) context.header("Content-Encoding", data.encoding);
  return context.body(data.body);
}

/** Serves one file at a URL path; reads and compresses it at the first request. */
export function serveFile(app: App, urlPath: string, path: string): void {
  let file: Promise<StaticFile> | undefined;
  app.get(urlPath, async (context) => answer(context, await (file ??= readOne(path))));
}

const PICTURE_NAME = /^[0-9a-f]{16}-\d{1,4}\.(?:avif|webp)$/;

/** Serves pictures by content-hashed names from a folder. */
export function serveMedia(app: App, folder: string): void {
  app.get("/media/:name", async (context) => {
    const name = context.req.param("name");
    if (!PICTURE_NAME.test(name)) return context.text("Not found", 404);
    try {
      const bytes = await readFile(join(folder, name));
      context.header("Cache-Control", FOREVER);
      context.header("Content-Type", TYPES[extname(name)]);
      return context.body(new Uint8Array(bytes));
    } catch {
      return context.text("Not found", 404);
    }
  });
}

/** A file made by the server itself, compressed once; clients revalidate it by its ETag. */
export async function makeFile(extension: ".json", text: string): Promise<StaticFile> {
  const identity = new Uint8Array(Buffer.from(text));
  return {
    type: TYPES[extension]!,
    cacheControl: "no-cache",
    etag: etagOf(identity),
    bodies: { identity, ...(await compressed("", identity)) },
  };
}

/** Responds with a file as the client accepts it, or with 304. */
export function answer(context: Context<AppEnv>, file: StaticFile): Response {
  context.header("Content-Type", file.type);
  context.header("Cache-Control", file.cacheControl);
  context.header("ETag", file.etag);
  context.header("Vary", "Accept-Encoding");
  if (isUnchanged(context, file.etag)) return context.body(null, 304);
  const accepted = context.req.header("Accept-Encoding") ?? "";
  const encoding = (["br", "gzip"] as const).find(
    (candidate) => file.bodies[candidate] !== undefined && new RegExp(`\\b${candidate}\\b`).test(accepted),
  );
  if (encoding !== undefined) context.header("Content-Encoding", encoding);
  return context.body(file.bodies[encoding ?? "identity"]!);
}

/** Whether the client has this version. */
export function isUnchanged({ req }: Context<AppEnv>, etag: string): boolean {
  return (req.header("If-None-Match") ?? "")
    .split(",")
    .some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

const etagOf = (bytes: Uint8Array) =>
  `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;

/** The files of a folder, by the path under which they are served. */
export async function readFolder(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true });
  const files = new Map<string, StaticFile>();
  await Promise.all(
    entries
      .filter((entry) => !/\.(br|gz)$/.test(entry))
      .map(async (entry) => {
        const path = join(folder, entry);
        if (!(await stat(path)).isFile()) return;
        files.set(`/${relative(folder, path).split(sep).join("/")}`, await readOne(path));
      }),
  );
  return files;
}

async function readOne(path: string): Promise<StaticFile> {
  const identity = new Uint8Array(await readFile(path));
  const extension = extname(path);
  const isHashed = /[-.][\w-]{8,}\.\w+$/.test(path) && path.includes(`${sep}assets${sep}`);
  return {
    type: TYPES[extension] ?? "application/octet-stream",
    cacheControl: isHashed ? FOREVER : "no-cache",
    etag: etagOf(identity),
    bodies: {
      identity,
      ...(COMPRESSED.has(extension) && identity.length > 1024 ? await compressed(path, identity) : {}),
    },
  };
}

/** Compressed variants: read from the build if `path` has them there, else compressed here. */
async function compressed(path: string, bytes: Uint8Array): Promise<StaticFile["bodies"] | object> {
  const readOr = async (suffix: string, compress: () => Promise<Buffer>) =>
    new Uint8Array(existsSync(path + suffix) ? await readFile(path + suffix) : await compress());
  return {
    br: await readOr(".br", () =>
      promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    ),
    gzip: await readOr(".gz", () => promisify(gzip)(bytes)),
  };
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
