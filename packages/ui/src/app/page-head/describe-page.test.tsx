import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Language } from "../../locale/index.js";
import { describePage, type DescribeOptions } from "./describe-page.js";
import type { HeadPaths } from "./head-paths.js";
import { HeadTags } from "./head-tags.js";
import type { PageAbout, ProductAbout, StoreAbout } from "./page-about.js";

const ORIGIN = "https://shop.example";
/** A text that tries to close tags, attributes, scripts and comments. */
const HOSTILE = `"><script>alert(1)</script><!-- ' & </title></script> \u2028 <b>`;

const paths: HeadPaths = {
  home: "/",
  categories: "/categories",
  vendorCoupons: "/coupons-of-stores",
  joinFamily: "/join",
  contact: "/contact",
  about: "/about",
  privacy: "/privacy",
  terms: "/terms",
  search: () => "/search",
  everyCategory: "all",
  searchCategory: (id) => `/search/${id}`,
  apply: (type) => `/apply/${type}`,
  collection: (id) => `/collection/${id}`,
  store: (id) => `/store/${id}`,
  storeReviews: (id) => `/store/${id}/reviews`,
  storeCategory: (storeId, id) => `/store/${storeId}/cat/${id}`,
  product: ({ id, vendor_id }) => `/store/${vendor_id}/product/${id}`,
  picture: (kind, id, language) => `/share/${kind}/${language}/${id}.jpg`,
};

const store: StoreAbout = {
  id: "spice",
  name: "Spice",
  legal_name: "Spice W.L.L.",
  description: "A store",
  cuisines: ["Qatari"],
  rating: 4.5,
  reviews_count: 2,
  category_ids: ["qatari"],
  opening_hours: [{ day: 0, open: "08:00", close: "24:00" }],
  location: { lat: 25.3, lng: 51.5, text: "Al Kahraba Street" },
  categories: [{ id: "main", name: "Main" }],
};
const tea = {
  id: "tea",
  vendor_id: "spice",
  category_id: "main",
  name: "Tea",
  price: 2550,
  sale_price: null,
};
const product: ProductAbout = {
  ...tea,
  description: "Black tea",
  in_stock: true,
  brand: null,
  rating: 4.25,
  ratings_count: 0,
  vendor: { name: "Spice" },
};
const storePage: PageAbout = { kind: "store", store, products: [tea] };

const kuwait = {
  id: "kw",
  currency: { code: "KWD", decimals: 3 },
  place: { en: "Kuwait", ar: "الكويت" },
};

function head(
  pages: (PageAbout | undefined)[],
  language: Language = "en",
  brand = "Talabee",
  market?: DescribeOptions["market"],
) {
  const page = describePage(pages, { language, brand, paths, market });
  const html = renderToStaticMarkup(
    <HeadTags {...{ page, language, brand }} origin={ORIGIN} pictureSize={{ width: 1200, height: 630 }} />,
  );
  const match = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    html,
    status: page.status,
    title: match(/<title>([^<]*)<\/title>/),
    content: (name: string) => match(new RegExp(`(?:name|property)="${name}" content="([^"]*)"`)),
    canonical: match(/rel="canonical" href="([^"]*)"/),
    things: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(
      ([, json]) => JSON.parse(json!) as Record<string, unknown>,
    ),
  };
}

describe("the head of a page (REQ-ROUTE-04)", () => {
  it("leaves a list from a cursor to no search engine, unless a product lies over it (REQ-ROUTE-46)", () => {
    const reviews: PageAbout = { kind: "reviews", store };
    const ofProduct: PageAbout = { kind: "product", product };
    const place = (pages: PageAbout[], isLaterPage: boolean) => {
      const { path, isHidden } = describePage(pages, {
        language: "en",
        brand: "Talabee",
        paths,
        isLaterPage,
      });
      return [path, isHidden];
    };
    expect(place([reviews], false)).toEqual(["/store/spice/reviews", false]);
    expect(place([reviews], true)).toEqual([null, true]);
    expect(place([reviews, ofProduct], true)).toEqual(["/store/spice/product/tea", false]);
  });

  it("says prices and the country of another market", () => {
    const market = kuwait;
    const [restaurant] = describePage([storePage], { language: "en", brand: "Azur", paths, market }).things;
    expect(restaurant).toMatchObject({
      currenciesAccepted: "KWD",
      address: { addressCountry: "KW" },
      hasMenu: { hasMenuSection: [{ hasMenuItem: [{ offers: { price: "2.550", priceCurrency: "KWD" } }] }] },
    });
    expect(restaurant!["address"]).not.toHaveProperty("addressLocality");
    const pages: PageAbout[] = [storePage, { kind: "product", product }];
    const [offered] = describePage(pages, { language: "en", brand: "Azur", paths, market }).things;
    expect(offered).toMatchObject({ offers: { price: "2.550", priceCurrency: "KWD" } });
  });

  it.each<PageAbout>([
    { kind: "home" },
    { kind: "categories", name: "A" },
    { kind: "search", name: "A" },
    { kind: "stores", name: "A" },
    { kind: "vendorCoupons", name: "A" },
    { kind: "category", category: { id: "a", name: "A" } },
    { kind: "collection", collection: { id: "a", name: "A" } },
    { kind: "about", name: "A" },
  ])("names the place of another market and none of Qatar: $kind", (about) => {
    for (const language of ["en", "ar"] as const) {
      const page = head([about], language, "Azur", kuwait);
      expect(page.html).not.toMatch(/Doha|Qatar|QA\b|QAR|الدوحة|قطر/);
      expect(page.content("description")).toContain(kuwait.place[language]);
      expect(page.content("og:locale")).toBe(`${language}_KW`);
    }
  });

  it("describes a store", () => {
    const page = head([storePage]);
    expect(page.status).toBe(200);
    expect(page.title).toBe("Spice · Talabee");
    expect(page.content("description")).toBe("A store");
    expect(page.content("og:title")).toBe("Spice · Talabee");
    expect(page.content("og:image")).toBe(`${ORIGIN}/share/store/en/spice.jpg`);
    expect(page.content("twitter:card")).toBe("summary_large_image");
    expect(page.content("robots")).toBeUndefined();
    expect(page.canonical).toBe(`${ORIGIN}/store/spice`);
    expect(page.html).toMatch(/hreflang="ar" href="https:\/\/shop.example\/ar\/store\/spice"/i);
    expect(page.html).toMatch(/hreflang="x-default" href="https:\/\/shop.example\/store\/spice"/i);
    const [restaurant, steps] = page.things;
    expect(restaurant).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Restaurant",
      url: `${ORIGIN}/store/spice`,
      image: `${ORIGIN}/share/store/en/spice.jpg`,
      address: { streetAddress: "Al Kahraba Street", addressLocality: "Doha" },
      geo: { latitude: 25.3, longitude: 51.5 },
      openingHoursSpecification: [{ dayOfWeek: "Sunday", opens: "08:00", closes: "23:59" }],
      servesCuisine: ["Qatari"],
      aggregateRating: { ratingValue: "4.5", reviewCount: 2 },
      hasMenu: {
        hasMenuSection: [
          {
            name: "Main",
            url: `${ORIGIN}/store/spice/cat/main`,
            hasMenuItem: [{ name: "Tea", offers: { price: "25.50", priceCurrency: "QAR" } }],
          },
        ],
      },
    });
    expect(steps).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, name: "Home", item: `${ORIGIN}/` },
        { position: 2, name: "Spice", item: `${ORIGIN}/store/spice` },
      ],
    });
  });

  it("has no cuisines and no menu for a store that is no restaurant", () => {
    const [shop] = head([{ ...storePage, store: { ...store, category_ids: ["new", "pharmacy"] } }]).things;
    expect(shop).toMatchObject({ "@type": "Pharmacy" });
    expect(shop).not.toHaveProperty("hasMenu");
    expect(shop).not.toHaveProperty("servesCuisine");
  });

  it("is Arabic with an address of its own", () => {
    const page = head([storePage], "ar", "طلبي");
    expect(page.title).toBe("Spice · طلبي");
    expect(page.canonical).toBe(`${ORIGIN}/ar/store/spice`);
    expect(page.content("og:url")).toBe(page.canonical);
    expect(page.things[0]).toMatchObject({
      url: page.canonical,
      image: `${ORIGIN}/share/store/ar/spice.jpg`,
    });
    expect(page.content("og:locale")).toBe("ar_QA");
    expect(page.things[1]).toMatchObject({
      itemListElement: [
        { name: "الرئيسية", item: `${ORIGIN}/ar/` },
        { name: "Spice", item: page.canonical },
      ],
    });
  });

  it("is that of the product whose sheet is open, at its address in the store", () => {
    const collection: PageAbout = { kind: "collection", collection: { id: "lunch", name: "Lunch" } };
    const page = head([collection, { kind: "product", product }]);
    expect(page.title).toBe("Tea · Spice · Talabee");
    expect(page.content("description")).toBe("Black tea");
    expect(page.canonical).toBe(`${ORIGIN}/store/spice/product/tea`);
    expect(page.things[0]).toMatchObject({
      "@type": "Product",
      offers: { price: "25.50", availability: "https://schema.org/InStock" },
    });
    const silent: PageAbout = { kind: "product", product: { ...product, description: "", sale_price: 2000 } };
    expect(head([storePage, silent]).content("description")).toBe("A store");
    expect(head([storePage, silent]).things[0]).toMatchObject({ offers: { price: "20.00" } });
  });

  it.each<[PageAbout, string, string]>([
    [{ kind: "home" }, "/", "Talabee: delivery in Doha"],
    [{ kind: "categories", name: "Categories" }, "/categories", "Categories · Talabee"],
    [{ kind: "search", name: "tea" }, "/search", "tea · Talabee"],
    [{ kind: "stores", name: "All places" }, "/search/all", "All places · Talabee"],
    [{ kind: "vendorCoupons", name: "Coupons" }, "/coupons-of-stores", "Coupons · Talabee"],
    [{ kind: "apply/rider", name: "Become a rider" }, "/apply/rider", "Become a rider · Talabee"],
    [
      { kind: "about", name: "About", blocks: [{ kind: "paragraph", text: "Text" }] },
      "/about",
      "About · Talabee",
    ],
    [
      { kind: "category", category: { id: "qatari", name: "Qatari" } },
      "/search/qatari",
      "Qatari in Doha · Talabee",
    ],
    [{ kind: "reviews", store }, "/store/spice/reviews", "Reviews of Spice · Talabee"],
    [
      { kind: "section", store, section: { id: "main", name: "Main" } },
      "/store/spice/cat/main",
      "Main of Spice · Talabee",
    ],
  ])("has one address and a title: %j", (about, path, title) => {
    const page = head([about]);
    expect([page.canonical, page.title]).toEqual([ORIGIN + path, title]);
    expect(page.content("og:url")).toBe(ORIGIN + path);
    expect(page.content("description")).not.toBe("");
    expect(page.things).toHaveLength(1);
  });

  it.each<[(PageAbout | undefined)[], number, string | undefined, string]>([
    [[{ kind: "private", name: "Cart" }], 200, "noindex", "Cart · Talabee"],
    [[], 200, "noindex", "Talabee"],
    [[storePage, { kind: "not-found", name: "Not found" }], 404, "noindex", "Not found · Talabee"],
    [[undefined, { kind: "forbidden", name: "Closed" }], 403, "noindex", "Closed · Talabee"],
    // A read that failed for now: search engines must not drop the page.
    [[undefined], 200, undefined, "Talabee"],
  ])("has no address when it is not for search engines: %j", (pages, status, robots, title) => {
    const page = head(pages);
    expect([page.status, page.content("robots"), page.title]).toEqual([status, robots, title]);
    expect(page.canonical).toBeUndefined();
    expect(page.things).toEqual([]);
  });

  it("escapes hostile names", () => {
    const named = { ...product, name: HOSTILE, brand: HOSTILE, description: HOSTILE };
    const { html, things } = head([
      { kind: "store", store: { ...store, name: HOSTILE, description: HOSTILE }, products: [] },
      { kind: "product", product: named },
    ]);
    // Only the expected elements are parsed, and the data keeps the text unchanged.
    expect(html.match(/<script/g)).toHaveLength(things.length);
    expect(html).not.toContain("alert(1)</script>");
    expect(html).not.toMatch(/<b>|<!--/);
    expect(JSON.stringify(things)).toContain("alert(1)");
  });

  it("cuts a long description at a word", () => {
    const long = head([{ ...storePage, store: { ...store, description: "word ".repeat(100) } }]);
    expect(long.content("description")).toMatch(/^(word )+word…$/);
  });

  it("marks the operator's own name, which has no translation", () => {
    expect(head([storePage]).html).not.toContain("data-own-name");
    expect(head([storePage], "ar", "Souq").html).toMatch(/content="Souq"[^>]*data-own-name/);
  });
});
