import { address, DISH, expect, readPanel, test } from "../journey.js";

const STORE = "bayt-al-machboos";

/** The head of the HTML as a search engine or a link preview reads it. */
async function headOf(path: string) {
  const response = await fetch(address(path), { headers: { Accept: "text/html" } });
  const html = await response.text();
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value!);
  return {
    status: response.status,
    titles: all(/<title>([^<]*)<\/title>/g),
    descriptions: all(/name="description" content="([^"]*)"/g),
    canonical: all(/rel="canonical" href="([^"]*)"/g),
    robots: all(/name="robots" content="([^"]*)"/g),
    things: all(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g).map(
      (json) => JSON.parse(json) as Record<string, unknown>,
    ),
  };
}

test("each page has one address, and the status of what it shows", { tag: ["@REQ-ROUTE-03"] }, async () => {
  for (const [path, status, canonical] of [
    ["/", 200, "/"],
    [`/store/${STORE}/`, 200, `/store/${STORE}`],
    [`/store/${STORE}/product/${DISH}`, 200, `/store/${STORE}/product/${DISH}`],
    [`/collection/family-feast/product/${DISH}`, 200, `/store/${STORE}/product/${DISH}`],
    ["/collection/family-feast?sort=newest", 200, "/collection/family-feast"],
    ["/search/qatari", 200, "/search/qatari"],
    ["/search/all", 200, "/search/all"],
    ["/search?q=tea", 200, "/search"],
    [`/store/${STORE}/cat/${STORE}.house-favourites`, 200, `/store/${STORE}/cat/${STORE}.house-favourites`],
    [`/store/${STORE}/reviews`, 200, `/store/${STORE}/reviews`],
    ["/about", 200, "/about"],
    ["/contact", 200, "/contact"],
    ["/joinFamily", 200, "/joinFamily"],
    ["/apply/rider", 200, "/apply/rider"],
    ["/cart", 200, null],
    ["/orders/anything/track", 200, null],
    ["/auth/verfied?x=true", 200, null],
    ["/store/nowhere", 404, null],
    [`/store/${STORE}/product/nothing`, 404, null],
    [`/store/al-mazraa-fresh/cat/${STORE}.house-favourites`, 404, null],
    ["/collection/nothing", 404, null],
    ["/search/nothing", 404, null],
    ["/apply/nobody", 404, null],
    ["/constructor", 404, null],
    ["/no/such/page", 404, null],
    ["/store/%E0%A4%A", 404, null],
    ["/store/%00", 404, null],
  ] as const) {
    const head = await headOf(path);
    expect([path, head.status, head.canonical, head.robots]).toEqual([
      path,
      status,
      canonical === null ? [] : [address(canonical)],
      canonical === null ? ["noindex"] : [],
    ]);
    expect([head.titles.length, head.descriptions.length]).toEqual([1, 1]);
  }
});

test("search engines can list every page of the sitemap", async () => {
  const sitemap = await (await fetch(address("/sitemap.xml"))).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, one]) => one!);
  const products = addresses.filter((one) => one.includes("/product/"));
  // The pages of products differ in their data alone.
  for (const one of [...addresses.filter((other) => !products.includes(other)), products[0]!]) {
    const { pathname } = new URL(one);
    const { status, canonical, robots } = await headOf(pathname);
    expect([one, status, canonical, robots]).toEqual([one, 200, [one], []]);
  }
});

test("a store and a dish are described as structured data", async () => {
  const [restaurant, steps] = (await headOf(`/store/${STORE}`)).things;
  const { name } = await readPanel<{ name: string }>(`/api/stores/${STORE}`, "en");
  expect(restaurant).toMatchObject({
    "@type": "Restaurant",
    name,
    url: address(`/store/${STORE}`),
    hasMenu: { "@type": "Menu" },
  });
  expect(steps).toMatchObject({ "@type": "BreadcrumbList" });
  const [grocery] = (await headOf("/store/al-mazraa-fresh")).things;
  expect(grocery).toMatchObject({ "@type": "GroceryStore" });
  const [dish] = (await headOf(`/store/${STORE}/product/${DISH}`)).things;
  expect(dish).toMatchObject({ "@type": "Product", offers: { priceCurrency: "QAR" } });
});
