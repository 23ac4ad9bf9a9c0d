import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { appSettings, stores } from "../../db/schema.js";
import { createTestPanel, type TestPanel } from "../../testing/test-panel.js";
import { createSharePictures } from "./share-picture.js";
import { createSitemap, type SitemapFile } from "./sitemap.js";

/** A server build whose pages say what they were asked for; it knows one store. */
const SERVER_BUILD = `
export const pageParams = () => [];
export const shell = () => "<title>Shell</title>";
export const restOfShell = () => "";
export const scriptHashes = ["sha256-start"];
const headers = { "Content-Type": "text/html; charset=utf-8" };
export async function renderDocument({ url, language, origin, brand }) {
  if (url === "/broken") throw new Error("broken");
  const status = url.startsWith("/store/") && url !== "/store/spice" ? 404 : 200;
  const html = "<title>" + [brand.name, language, origin, url].join(" ") + "</title>";
  return { isPublic: true, status, headers, html, data: "{}", missedReads: [] };
}`;

let folder: string;
let panel: TestPanel;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "talabee-seo-"));
  await mkdir(join(folder, "dist"));
  await mkdir(join(folder, "dist-server"));
  await writeFile(join(folder, "dist", "index.html"), "shell");
  await writeFile(join(folder, "dist-server", "server.js"), SERVER_BUILD);
  await writeFile(join(folder, "dist-server", "package.json"), '{"type":"module"}');
  panel = await createTestPanel({ storefrontDir: join(folder, "dist"), publicUrl: "https://shop.example" });
});
afterAll(async () => {
  await panel.close();
  await rm(folder, { recursive: true, force: true });
});

async function page(path: string, headers: Record<string, string> = {}) {
  const response = await panel.send("GET", path, null, { headers: { Accept: "text/html", ...headers } });
  const html = String(response.body);
  return { ...response, html, title: /<title>([^<]*)<\/title>/.exec(html)?.[1] };
}

// What the storefront writes into the head is proven by e2e/once/page-head.spec.ts.
describe("page", () => {
  it("has the head and the status that the storefront rendered, on the configured address", async () => {
    const store = await page("/store/spice");
    expect(store.status).toBe(200);
    expect(store.title).toBe("Talabee en https://shop.example /store/spice");
    expect(store.headers.get("Content-Security-Policy")).toContain("script-src 'self' 'sha256-start'");
    const missing = await page("/store/nowhere");
    expect([missing.status, missing.title]).toEqual([404, "Talabee en https://shop.example /store/nowhere"]);
  });

  it("is Arabic by its path or by cookie", async () => {
    for (const [path, headers, isKept] of [
      ["/ar/store/spice", {}, true],
      ["/store/spice", { Cookie: "theme=dark; language=ar" }, false],
    ] as const) {
      const store = await page(path, headers);
      expect(store.title).toBe("طلبي ar https://shop.example /store/spice");
      expect(store.headers.get("Vary")?.includes("Cookie")).toBe(!isKept);
      expect(store.headers.get("Cache-Control")?.includes("s-maxage=1")).toBe(isKept);
    }
    expect((await page("/store/spice?lang=fr", { Cookie: "language=ar" })).title).toContain(" ar ");
    // Also for a client that has the page.
    const { headers } = await page("/ar/store/spice");
    const again = await page("/ar/store/spice", { "If-None-Match": headers.get("ETag")! });
    expect([again.status, again.headers.get("Cache-Control")]).toEqual([304, headers.get("Cache-Control")]);
  });

  it("has moved from an address with `lang`", async () => {
    const moved = await page("/store/spice?lang=ar&q=a%26b");
    expect([moved.status, moved.headers.get("Location")]).toEqual([301, "/ar/store/spice?q=a%26b"]);
    expect((await page("/en/?lang=ar")).headers.get("Location")).toBe("/ar/");
  });

  it("has the name that the operator has set", async () => {
    await panel.db.insert(appSettings).values({ id: 1, body: { name: "Souq" }, updatedAt: new Date() });
    expect((await page("/about")).title).toContain("Souq en");
    expect((await page("/ar/about")).title).toContain("Souq ar");
    await panel.db.delete(appSettings);
  });

  it("is the default one when it cannot be rendered", async () => {
    const broken = await page("/broken");
    expect([broken.status, broken.title]).toEqual([200, "Shell"]);
  });

  it("supports ETag revalidation and compression", async () => {
    const first = await page("/about");
    const again = await page("/about", { "If-None-Match": first.headers.get("ETag")! });
    expect(again.status).toBe(304);
    const compressed = await panel.app.request("/about", { headers: { "Accept-Encoding": "gzip, br" } });
    expect(compressed.headers.get("Content-Encoding")).toBe("br");
    expect(compressed.headers.get("Content-Type")).toContain("text/html");
  });
});

describe("link preview pictures", () => {
  it("are rendered in both languages at the announced size", async () => {
    for (const language of ["en", "ar"]) {
      for (const thing of ["home", "store", "product", "collection", "category"] as const) {
        const id = {
          home: "talabee",
          store: "spice",
          product: "spice.tea",
          collection: "lunch",
          category: "qatari",
        }[thing];
        const response = await panel.app.request(`/share/${thing}/${language}/${id}.jpg`);
        expect([thing, response.status, response.headers.get("Content-Type")]).toEqual([
          thing,
          200,
          "image/jpeg",
        ]);
        const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
        expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
      }
    }
    for (const path of ["store/en/nowhere.jpg", "store/fr/spice.jpg", "x/en/spice.jpg", "store/en/spice"]) {
      expect((await panel.app.request(`/share/${path}`)).status).toBe(404);
    }
  });

  it("are rendered again when their content changes", async () => {
    const picture = async () =>
      Buffer.from(await (await panel.app.request("/share/store/en/bakery.jpg")).arrayBuffer());
    const before = await picture();
    expect((await picture()).equals(before)).toBe(true);
    await panel.db
      .update(stores)
      .set({ name: { en: "Another name", ar: "اسم آخر" } })
      .where(eq(stores.id, "bakery"));
    expect((await picture()).equals(before)).toBe(false);
  });
});

describe("link preview pictures under load", () => {
  it("are revalidated by their content", async () => {
    const first = await panel.app.request("/share/home/en/talabee.jpg");
    const etag = first.headers.get("ETag")!;
    const headers = { "If-None-Match": etag };
    expect((await panel.app.request("/share/home/en/talabee.jpg", { headers })).status).toBe(304);
    expect((await panel.app.request("/share/home/ar/talabee.jpg", { headers })).status).toBe(200);
  });

  it("are refused with Retry-After while too many wait to be drawn", async () => {
    const products = Array.from({ length: 40 }, (_, at) => ({ en: `Store ${at}`, ar: `متجر ${at}` }));
    const draw = createSharePictures(panel.panel, "/nowhere");
    const outcomes: Promise<string>[] = [];
    // Each name is another picture.
    for (const name of products) {
      await panel.db.update(stores).set({ name }).where(eq(stores.id, "bakery"));
      outcomes.push(
        draw("store", "en", "bakery").then(
          () => "drawn",
          (error: Error) => error.message,
        ),
      );
      await panel.db.select().from(stores);
    }
    const count = (wanted: string, all: string[]) => all.filter((one) => one === wanted).length;
    const all = await Promise.all(outcomes);
    expect(count("drawn", all) + count("maintenance", all)).toBe(40);
    expect(count("drawn", all)).toBeGreaterThan(0);
  });

  it("leave the data folder when they are too many", async () => {
    const draw = createSharePictures(panel.panel, "/nowhere", 10);
    for (const at of Array.from({ length: 14 }, (_, index) => index)) {
      await panel.db
        .update(stores)
        .set({ name: { en: `Kept ${at}`, ar: `محفوظ ${at}` } })
        .where(eq(stores.id, "bakery"));
      expect(await draw("store", "en", "bakery")).not.toBeNull();
    }
    const kept = await readdir(join(panel.panel.config.dataDir, "share-pictures"));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThanOrEqual(10);
  });
});

describe("limits and addresses", () => {
  it("share one limit with pages, and have a request id", async () => {
    const limited = await createTestPanel(
      { publicUrl: "https://shop.example" },
      { PANEL_LIMITS_SCALE: "1", PANEL_LIMITS_PAGES: "3" },
    );
    try {
      const paths = ["/sitemap.xml", "/robots.txt", "/share/home/en/talabee.jpg"];
      for (const path of paths) {
        const response = await limited.app.request(path);
        expect([path, response.status]).toEqual([path, 200]);
        expect(response.headers.get("X-Request-Id")).toMatch(/^[\da-f-]{36}$/);
      }
      for (const path of [...paths, "/sitemap/pages.xml"]) {
        const refused = await limited.get(path);
        expect([path, refused.status, refused.body.code]).toEqual([path, 429, "too_many_requests"]);
        expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
      }
    } finally {
      await limited.close();
    }
  });

  it("never take their address from the request, outside a demo", async () => {
    const shop = await createTestPanel({ demo: false, publicUrl: null, port: 4000 });
    try {
      const at = (path: string) =>
        shop.app.request(`http://evil.example${path}`, { headers: { Host: "evil.example" } });
      for (const path of ["/sitemap.xml", "/sitemap/pages.xml", "/robots.txt", "/api/openapi.json"]) {
        const text = await (await at(path)).text();
        expect(text).toContain("http://localhost:4000");
        expect(text).not.toContain("evil.example");
      }
    } finally {
      await shop.close();
    }
  });
});

describe("sitemap", () => {
  it("lists every page once, and robots.txt links to it", async () => {
    const sitemap = await panel.get("/sitemap.xml");
    expect(sitemap.headers.get("Content-Type")).toContain("application/xml");
    const addresses = [...String(sitemap.body).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address]) => address!,
    );
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const path of [
      "/",
      "/about",
      "/search/qatari",
      "/collection/lunch",
      "/store/spice",
      "/store/spice/product/spice.tea",
    ]) {
      expect(addresses).toContain(`https://shop.example${path}`);
    }
    const robots = await panel.get("/robots.txt");
    expect(robots.body).toContain("Sitemap: https://shop.example/sitemap.xml");
    expect(robots.body).toContain("Disallow: /checkout$");
    expect(robots.body).toContain("Disallow: /joinFamily/order$");
    expect(robots.body).not.toMatch(/Disallow: \/(store|search|joinFamily)?\$?\s*$/m);
  });

  it("leaves out an inactive store", async () => {
    await panel.db.update(stores).set({ active: false }).where(eq(stores.id, "majlis"));
    // Made once an hour.
    expect((await panel.get("/sitemap.xml")).body).toContain("majlis");
    panel.passTime(3600);
    const changed = await panel.get("/sitemap.xml");
    expect(changed.body).not.toContain("majlis");
    const etag = changed.headers.get("ETag")!;
    expect((await panel.get("/sitemap.xml", { headers: { "If-None-Match": etag } })).status).toBe(304);
    await panel.db.update(stores).set({ active: true }).where(eq(stores.id, "majlis"));
  });

  it("is split into an index of files with the same pages when it is large", async () => {
    const read = async (file: SitemapFile | null) =>
      [
        ...Buffer.from(file!.body)
          .toString()
          .matchAll(/<loc>([^<]*)<\/loc>/g),
      ].map(([, address]) => address!.replace("https://shop.example", ""));
    const allPaths = await read(await createSitemap(panel.panel).root("https://shop.example"));
    const small = createSitemap(panel.panel, 3);
    const files = await read(await small.root("https://shop.example"));
    expect(files.slice(0, 3)).toEqual([
      "/sitemap/pages.xml",
      "/sitemap/stores.xml",
      "/sitemap/stores.xml?after=majlis",
    ]);
    const parts: string[] = [];
    for (const file of files) {
      const url = new URL(file, "https://shop.example");
      const kind = /(\w+)\.xml$/.exec(url.pathname)![1]!;
      const part = await read(
        await small.file("https://shop.example", kind, url.searchParams.get("after") ?? ""),
      );
      if (kind !== "pages") expect(part.length).toBeLessThanOrEqual(3);
      parts.push(...part);
    }
    expect(parts.toSorted()).toEqual(allPaths.toSorted());
    expect(await small.file("https://shop.example", "secrets", "")).toBeNull();
    expect((await panel.get("/sitemap/nothing.xml")).status).toBe(404);
  });
});
