import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { products, stores } from "../../db/schema.js";
import { createTestPanel, type TestPanel } from "../../testing/test-panel.js";
import { createSitemap } from "./sitemap.js";

/** A name that tries to close tags, attributes, scripts and comments. */
const HOSTILE = `"><script>alert(1)</script><!-- ' & </title></script> \u2028 <b>`;

let folder: string;
let panel: TestPanel;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "talabee-seo-"));
  await writeFile(
    join(folder, "index.html"),
    `<!doctype html>\n<html lang="en" dir="ltr" data-theme="light"><head><!--head--><title>Before</title><!--/head--></head><body></body></html>`,
  );
  panel = await createTestPanel({ storefrontDir: folder, publicUrl: "https://shop.example" });
});
afterAll(async () => {
  await panel.close();
  await rm(folder, { recursive: true, force: true });
});

async function page(path: string, headers: Record<string, string> = {}) {
  const response = await panel.send("GET", path, null, { headers: { Accept: "text/html", ...headers } });
  const html = String(response.body);
  const content = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  return {
    ...response,
    html,
    content,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    canonical: /rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    things: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(
      // oxlint-disable-next-line typescript/no-explicit-any
      ([, json]) => JSON.parse(json!) as any,
    ),
  };
}

describe("page head", () => {
  it("describes a store in the HTML", async () => {
    const store = await page("/store/spice");
    expect(store.status).toBe(200);
    expect(store.title).toBe("Store spice · Talabee");
    expect(store.content("description")).toBe("A store");
    expect(store.content("og:title")).toBe("Store spice · Talabee");
    expect(store.content("og:image")).toBe("https://shop.example/share/store/en/spice.jpg");
    expect(store.canonical).toBe("https://shop.example/store/spice");
    expect(store.html).toContain(`hreflang="ar" href="https://shop.example/store/spice?lang=ar"`);
    expect(store.html).toContain(`hreflang="x-default" href="https://shop.example/store/spice"`);
    const [restaurant, breadcrumbList] = store.things;
    expect(restaurant).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Restaurant",
      url: "https://shop.example/store/spice",
      servesCuisine: ["Qatari"],
      aggregateRating: { ratingValue: "4.5", reviewCount: 2 },
      hasMenu: { "@type": "Menu" },
    });
    const [section] = restaurant.hasMenu.hasMenuSection;
    expect(section).toMatchObject({ "@type": "MenuSection", name: "Main" });
    expect(section.hasMenuItem[0]).toMatchObject({ offers: { price: "25.50", priceCurrency: "QAR" } });
    expect(breadcrumbList).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, item: "https://shop.example/" },
        { position: 2, name: "Store spice", item: "https://shop.example/store/spice" },
      ],
    });
  });

  it("is Arabic by query parameter or by cookie", async () => {
    for (const [path, headers] of [
      ["/store/spice?lang=ar", {}],
      ["/store/spice", { Cookie: "theme=dark; language=ar" }],
    ] as const) {
      const store = await page(path, headers);
      expect(store.html).toContain(`<html lang="ar" dir="rtl" data-theme="light"`);
      expect(store.title).toBe("متجر spice · طلبي");
      expect(store.canonical).toBe("https://shop.example/store/spice?lang=ar");
      expect(store.headers.get("Vary")).toContain("Cookie");
    }
    expect((await page("/store/spice?lang=fr", { Cookie: "language=ar" })).html).toContain(`lang="en"`);
  });

  it("has one canonical URL, and the status of missing pages", async () => {
    for (const [path, status, canonical] of [
      ["/", 200, "/"],
      ["/store/spice/", 200, "/store/spice"],
      ["/store/spice/product/spice.tea", 200, "/store/spice/product/spice.tea"],
      ["/collection/lunch/product/spice.tea", 200, "/store/spice/product/spice.tea"],
      ["/collection/lunch", 200, "/collection/lunch"],
      ["/search/qatari", 200, "/search/qatari"],
      ["/search/all", 200, "/search/all"],
      ["/store/spice/cat/spice.main", 200, "/store/spice/cat/spice.main"],
      ["/store/spice/reviews", 200, "/store/spice/reviews"],
      ["/about", 200, "/about"],
      ["/apply/rider", 200, "/apply/rider"],
      ["/orders/anything/track", 200, undefined],
      ["/auth/verfied?x=true", 200, undefined],
      ["/store/nowhere", 404, undefined],
      ["/store/spice/product/nothing", 404, undefined],
      ["/store/bakery/cat/spice.main", 404, undefined],
      ["/collection/nothing", 404, undefined],
      ["/search/nothing", 404, undefined],
      ["/apply/nobody", 404, undefined],
      ["/constructor", 404, undefined],
      ["/no/such/page", 404, undefined],
      ["/store/%E0%A4%A", 404, undefined],
      ["/store/%00", 404, undefined],
    ] as const) {
      const response = await page(path);
      const address = canonical === undefined ? undefined : `https://shop.example${canonical}`;
      expect([path, response.status, response.canonical]).toEqual([path, status, address]);
      expect([path, response.content("robots")]).toEqual([
        path,
        address === undefined ? "noindex" : undefined,
      ]);
      expect(response.html).toContain("<body>");
    }
  });

  it("escapes hostile names", async () => {
    const { db } = panel;
    await db
      .update(stores)
      .set({ name: { en: HOSTILE, ar: HOSTILE }, description: { en: HOSTILE, ar: HOSTILE } })
      .where(eq(stores.id, "evening"));
    await db
      .update(products)
      .set({ name: { en: HOSTILE, ar: HOSTILE }, brand: HOSTILE })
      .where(eq(products.id, "evening.kebab"));
    for (const path of ["/store/evening", "/store/evening/product/evening.kebab", "/store/evening/reviews"]) {
      const { html, things, headers } = await page(path);
      // Only the expected elements are parsed, and the data keeps the text unchanged.
      expect(html.match(/<script/g)).toHaveLength(things.length);
      expect(html).not.toContain("alert(1)</script>");
      expect(html).not.toMatch(/<b>|<!--/);
      expect(JSON.stringify(things)).toContain("alert(1)");
      expect(headers.get("Content-Security-Policy")).toContain("script-src 'self';");
    }
    expect((await page(`/store/"><script>`)).html).not.toContain("<script>");
    const picture = await panel.app.request("/share/store/en/evening.jpg");
    expect(picture.status).toBe(200);
  });

  it("is 403 for an inactive store, as its screen", async () => {
    await panel.db.update(stores).set({ active: false }).where(eq(stores.id, "majlis"));
    expect((await page("/store/majlis")).status).toBe(403);
    expect((await page("/store/majlis/product/majlis.feast")).status).toBe(403);
    const sitemap = await panel.get("/sitemap.xml");
    expect(sitemap.body).not.toContain("majlis");
    await panel.db.update(stores).set({ active: true }).where(eq(stores.id, "majlis"));
  });

  it("leaves the page unchanged when it fails", async () => {
    const broken = Object.defineProperty({ ...panel.panel }, "db", {
      get() {
        throw new Error("no database");
      },
    });
    const { fillPages } = await import("./routes.js");
    const app = new (await import("hono")).Hono();
    app.get("*", async (context) => {
      const filled = await fillPages(broken as never, async () => null)(
        context as never,
        "<title>As it is</title>",
      );
      return context.body(filled.body, filled.status);
    });
    const response = await app.request("/store/spice");
    expect([response.status, await response.text()]).toEqual([200, "<title>As it is</title>"]);
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
    for (const address of addresses) {
      const { status, canonical } = await page(address.slice("https://shop.example".length));
      expect([address, status, canonical]).toEqual([address, 200, address]);
    }
  });

  it("is split into an index of files with the same pages when it is large", async () => {
    const read = async (stream: ReadableStream<Uint8Array> | null) =>
      [...(await new Response(stream).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) =>
        address!.replace("https://shop.example", ""),
      );
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
      const part = await read(small.file("https://shop.example", kind, url.searchParams.get("after") ?? ""));
      if (kind !== "pages") expect(part.length).toBeLessThanOrEqual(3);
      parts.push(...part);
    }
    expect(parts.toSorted()).toEqual(allPaths.toSorted());
    expect(small.file("https://shop.example", "secrets", "")).toBeNull();
    expect((await panel.get("/sitemap/nothing.xml")).status).toBe(404);
  });
});
