import { Hono } from "hono";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { App, AppEnv } from "./app-env.js";
import { FIREBASE_ORIGINS, securityHeaders } from "./security-headers.js";
import type { FilledPage } from "./page-cache.js";
import { serveMedia, serveStorefront } from "./static-files.js";

/** A page loads some twenty files, each with its headers. */
const MAX_HEADER_BYTES = 350;

let folder: string;
let app: App;
const shell = async (): Promise<FilledPage> => ({
  isPublic: false,
  status: 200,
  headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" },
  etag: '"page"',
  encoding: null,
  body: new Uint8Array(Buffer.from("<!doctype html><title>Talabee</title>")),
});
const pages = { moved: () => null, fill: shell, data: async () => null };
const script = `console.log(${JSON.stringify("x".repeat(3000))})`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "talabee-static-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), "<!doctype html><title>Talabee</title>");
  await writeFile(join(folder, "assets", "main-Ab12Cd34.js"), script);
  await writeFile(join(folder, "sw.js"), "self.skipWaiting()");
  await writeFile(join(folder, "manifest.webmanifest"), "{}");
  await writeFile(join(folder, "favicon.svg"), "<svg/>");
  await writeFile(join(folder, "0123456789abcdef-320.webp"), "picture");
  await writeFile(join(folder, "0123456789abcdef-160.avif"), "picture");
  await writeFile(join(folder, "secret.webp"), "secret");
  app = new Hono<AppEnv>();
  app.use(securityHeaders({ calls: FIREBASE_ORIGINS, pictures: ["https://tiles.example.com"] }));
  serveMedia(app, folder);
  await serveStorefront(app, folder, pages);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

describe("the storefront", () => {
  it("serves its page for every path, revalidated, under a strict policy (REQ-SEC-25)", async () => {
    for (const path of ["/", "/store/spice", "/auth/verfied?x=true", "/%E0%A4%A"]) {
      const page = await get(path);
      expect([path, page.status, await page.text()]).toEqual([path, 200, expect.stringContaining("Talabee")]);
      expect(page.headers.get("Cache-Control")).toBe("no-cache");
      const policy = page.headers.get("Content-Security-Policy")!;
      for (const part of [
        "script-src 'self';",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "require-trusted-types-for 'script'; trusted-types default",
        "img-src 'self' data: blob: https://tiles.example.com;",
        "connect-src 'self' https://fcmregistrations.googleapis.com",
      ]) {
        expect(policy).toContain(part);
      }
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    }
    const etag = (await get("/")).headers.get("ETag")!;
    // A proxy that compresses makes the tag a weak one.
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`])
      expect((await get("/orders", { "If-None-Match": tag })).status).toBe(304);
  });

  it("caches files with a hash in their name for ever, compressed if the client supports it", async () => {
    const plain = await get("/assets/main-Ab12Cd34.js");
    expect(plain.headers.get("Cache-Control")).toContain("immutable");
    expect(plain.headers.get("Content-Encoding")).toBeNull();
    const packed = await get("/assets/main-Ab12Cd34.js", { "Accept-Encoding": "gzip, br" });
    expect(packed.headers.get("Content-Encoding")).toBe("br");
    expect(packed.headers.get("Vary")).toContain("Accept-Encoding");
    expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(script);
    expect((await get("/favicon.svg")).headers.get("Cache-Control")).toBe("no-cache");
  });

  it("sends few headers with a hashed file", async () => {
    const { headers } = await get("/assets/main-Ab12Cd34.js", { "Accept-Encoding": "br" });
    const bytes = [...headers].reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0);
    expect(bytes).toBeLessThanOrEqual(MAX_HEADER_BYTES);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    // The policies of documents.
    for (const name of ["Content-Security-Policy", "Permissions-Policy", "Cross-Origin-Opener-Policy"])
      expect([name, headers.has(name)]).toEqual([name, false]);
  });

  it("serves the service worker revalidated, under the policy of pages", async () => {
    const worker = await get("/sw.js");
    expect(worker.headers.get("Cache-Control")).toBe("no-cache");
    expect(worker.headers.get("Content-Type")).toContain("text/javascript");
    const policy = worker.headers.get("Content-Security-Policy");
    expect(policy).toContain("connect-src 'self' https://fcmregistrations.googleapis.com ");
    expect(policy).toBe((await get("/")).headers.get("Content-Security-Policy"));
    const manifest = await get("/manifest.webmanifest");
    expect(manifest.headers.get("Content-Type")).toBe("application/manifest+json");
  });

  it("serves neither the page for a missing asset nor files outside its folder", async () => {
    for (const path of ["/assets/main-Old.js", "/nothing.svg"]) expect((await get(path)).status).toBe(404);
    expect((await get("/store/spice/product/spice.tea")).status).toBe(200);
    expect(await (await get("/..%2f..%2fetc%2fpasswd")).text()).toContain("<title>Talabee");
  });
});

it("serves pictures by content hash only", async () => {
  const picture = await get("/media/0123456789abcdef-320.webp");
  expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
  expect(picture.headers.get("Cache-Control")).toContain("immutable");
  const narrow = await get("/media/0123456789abcdef-160.avif");
  expect([narrow.status, narrow.headers.get("Content-Type")]).toEqual([200, "image/avif"]);
  for (const name of ["secret.webp", "..%2fsecret.webp", "0123456789abcdef-1.webp"]) {
    expect((await get(`/media/${name}`)).status).toBe(404);
  }
});
