import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { takesOrders } from "@talabee/domain";
import { banners, categories, collections, pictures, stores } from "./index.js";
import { closeUpOf, closeUps, galleryOf } from "./close-ups.js";
import { picturesA } from "./pictures-a.js";
import { picturesB } from "./pictures-b.js";
import { intervalsOf } from "../intervals-of.js";

const ARABIC = /[\u0621-\u064a]/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const products = stores.flatMap((store) =>
  store.sections.flatMap((section) =>
    section.products.map((product) => ({ ...product, store, key: `${store.id}.${product.id}` })),
  ),
);

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Every bilingual text below `value`, with the path to it. */
function bilingualTexts(value: unknown, path: string): { path: string; en: string; ar: string }[] {
  if (typeof value !== "object" || value === null) return [];
  const { en, ar } = value as { en?: unknown; ar?: unknown };
  if (typeof en === "string" && typeof ar === "string") return [{ path, en, ar }];
  return Object.entries(value).flatMap(([key, child]) => bilingualTexts(child, `${path}.${key}`));
}

describe("size", () => {
  it("has at least 30 stores, 700 products and 280 product pictures in use", () => {
    expect(stores.length).toBeGreaterThanOrEqual(30);
    expect(products.length).toBeGreaterThanOrEqual(700);
    expect(new Set(products.map((product) => product.picture)).size).toBeGreaterThanOrEqual(280);
  });

  it("has at least 11 categories, each with a store, and no store outside them", () => {
    const own = new Set(stores.map((store) => store.category));
    expect(categories.length).toBeGreaterThanOrEqual(11);
    expect(categories.filter((category) => !own.has(category.id))).toEqual([]);
    const known = new Set(categories.map((category) => category.id));
    const used = stores.flatMap((store) => [store.category, ...(store.alsoIn ?? [])]);
    expect(used.filter((id) => !known.has(id))).toEqual([]);
  });

  it("has goods on sale, sold out and nearly gone", () => {
    expect(products.filter((product) => product.salePrice !== undefined).length).toBeGreaterThan(50);
    expect(products.filter((product) => product.stock === 0).length).toBeGreaterThan(5);
    expect(
      products.filter(({ stock }) => stock !== undefined && stock >= 1 && stock <= 5).length,
    ).toBeGreaterThan(5);
  });
});

describe("ids", () => {
  it("are unique: stores, categories, collections, banners", () => {
    for (const list of [stores, categories, collections, banners])
      expect(repeated(list.map((item) => item.id))).toEqual([]);
  });

  it("are unique within a store, and add-on groups exist and can be answered", () => {
    for (const store of stores) {
      expect(repeated(store.sections.map((section) => section.id)), store.id).toEqual([]);
      expect(
        repeated(store.sections.flatMap((section) => section.products.map((product) => product.id))),
        store.id,
      ).toEqual([]);
      for (const [key, group] of Object.entries(store.addonGroups ?? {})) {
        const where = `${store.id} ${key}`;
        expect(repeated(group.options.map((option) => option.id)), where).toEqual([]);
        const most = group.options.reduce((sum, option) => sum + (option.max ?? 1), 0);
        expect(group.min, where).toBeLessThanOrEqual(group.max);
        expect(group.max, where).toBeLessThanOrEqual(most);
      }
    }
    const unknown = products.flatMap(({ key, addons, store }) =>
      (addons ?? [])
        .filter((group) => store.addonGroups?.[group] === undefined)
        .map((group) => `${key} ${group}`),
    );
    expect(unknown).toEqual([]);
  });

  it("of collections exist", () => {
    const storeIds = new Set(stores.map((store) => store.id));
    const productIds = new Set(products.map((product) => product.key));
    expect(collections).toHaveLength(8);
    for (const { id, subCollections } of collections) {
      expect(subCollections.length, id).toBeGreaterThanOrEqual(2);
      expect(repeated(subCollections.map((sub) => sub.id)), id).toEqual([]);
      expect(subCollections.flatMap((sub) => sub.storeIds).filter((key) => !storeIds.has(key))).toEqual([]);
      expect(subCollections.flatMap((sub) => sub.productIds).filter((key) => !productIds.has(key))).toEqual(
        [],
      );
    }
  });

  it("of banner links exist", () => {
    const paths = new Set([
      ...stores.map((store) => `/store/${store.id}`),
      ...collections.map((collection) => `/collection/${collection.id}`),
      "/vendor-coupons",
    ]);
    expect(banners.map((banner) => banner.link).filter((link) => !paths.has(link))).toEqual([]);
  });
});

describe("words", () => {
  it("are Arabic in Arabic and English in English", () => {
    const texts = bilingualTexts({ stores, categories, collections, banners }, "");
    expect(texts.length).toBeGreaterThan(1500);
    expect(texts.filter(({ ar }) => !ARABIC.test(ar))).toEqual([]);
    expect(texts.filter(({ en }) => en.trim() === "" || ARABIC.test(en))).toEqual([]);
  });

  it("of the spec's marketing stand in the banners", () => {
    const copy = banners.map((banner) => `${banner.title.en} ${banner.text.en}`).join("\n");
    for (const words of ["7-day money guarantee", "365 days", "20 percent off", "starting from $10"])
      expect(copy).toContain(words);
  });
});

describe("numbers", () => {
  it("are whole dirhams, with the sale price below the price", () => {
    for (const { key, price, salePrice, store } of products) {
      expect(Number.isInteger(price) && price > 0, key).toBe(true);
      if (salePrice !== undefined) {
        expect(Number.isInteger(salePrice) && salePrice > 0, key).toBe(true);
        expect(salePrice, key).toBeLessThan(price);
      }
      for (const amount of [store.minOrder, store.deliveryFee, store.freeDeliveryOver ?? 0])
        expect(Number.isInteger(amount) && amount >= 0, store.id).toBe(true);
    }
  });

  it("of hours, ratings, times and places are in range", () => {
    for (const store of stores) {
      expect(store.hours.length, store.id).toBeGreaterThan(0);
      for (const { days, open, close } of store.hours) {
        expect(days.length, store.id).toBeGreaterThan(0);
        expect(open, store.id).toMatch(TIME);
        expect(close, store.id).toMatch(TIME);
      }
      if (store.reviewsCount > 0) {
        expect(store.rating, store.id).toBeGreaterThanOrEqual(41);
        expect(store.rating, store.id).toBeLessThanOrEqual(49);
        expect(store.reviews.length, store.id).toBeGreaterThanOrEqual(3);
      } else expect([store.rating, store.reviews], store.id).toEqual([0, []]);
      for (const review of store.reviews) expect([1, 2, 3, 4, 5], store.id).toContain(review.rating);
      expect(store.deliveryTime[0], store.id).toBeLessThan(store.deliveryTime[1]);
      if (store.location !== null) {
        expect(Math.abs(store.location.lat - 25.3), store.id).toBeLessThan(0.5);
        expect(Math.abs(store.location.lng - 51.5), store.id).toBeLessThan(0.4);
      }
    }
  });
});

it("has a store without reviews and one without a place, whose messages are reached", () => {
  expect(stores.filter(({ reviewsCount }) => reviewsCount === 0)).toHaveLength(1);
  expect(stores.filter(({ location }) => location === null)).toHaveLength(1);
});

describe("pictures", () => {
  it("have a logo for every store", () => {
    const logos = readdirSync(new URL("../pictures/logos/", import.meta.url));
    expect(logos.toSorted()).toEqual(stores.map(({ id }) => `${id}.webp`).toSorted());
  });

  it("exist for every product, and none is drawn for nothing", () => {
    expect(products.filter((product) => pictures[product.picture] === undefined).map((p) => p.key)).toEqual(
      [],
    );
    const used = new Set(products.map((product) => product.picture));
    expect(Object.keys(pictures).filter((key) => !used.has(key))).toEqual([]);
    expect(Object.keys(pictures)).toHaveLength(Object.keys(picturesA).length + Object.keys(picturesB).length);
  });

  it("are several for a good part of the products", () => {
    const drawn = new Set(readdirSync(new URL("../pictures/products/", import.meta.url)));
    expect(
      [...closeUps].filter((key) => pictures[key] === undefined || !drawn.has(`${closeUpOf(key)}.webp`)),
    ).toEqual([]);
    expect(products.filter((product) => galleryOf(product.picture).length > 1).length).toBeGreaterThan(100);
  });

  it("differ between neighbours in a store", () => {
    const alike = products.flatMap((product, index) => {
      const next = products[index + 1];
      if (next === undefined || next.store !== product.store) return [];
      const [here, there] = [pictures[product.picture], pictures[next.picture]];
      return here?.archetype === there?.archetype && here?.tint === there?.tint
        ? [`${product.key} ${next.key}`]
        : [];
    });
    expect(alike).toEqual([]);
  });

  it("come back at most twice in a store and four times over all", () => {
    const count = (keys: readonly string[]): Map<string, number> =>
      keys.reduce((counts, key) => counts.set(key, (counts.get(key) ?? 0) + 1), new Map<string, number>());
    const over = (keys: readonly string[], most: number): string[] =>
      [...count(keys)].filter(([, uses]) => uses > most).map(([key]) => key);
    expect(
      over(
        products.map((product) => product.picture),
        4,
      ),
    ).toEqual([]);
    for (const store of stores)
      expect(
        over(
          store.sections.flatMap((section) => section.products.map((product) => product.picture)),
          2,
        ),
        store.id,
      ).toEqual([]);
  });
});

describe("the demo looks alive at any hour", () => {
  /** Every quarter of an hour of a week. */
  const moments = Array.from({ length: 7 * 96 }, (_, at) => new Date(Date.UTC(2026, 2, 1) + at * 900_000));
  const delivering = stores.filter(({ orderTypes }) => orderTypes.includes("delivery"));
  const hoursOf = new Map(stores.map((store) => [store.id, store.hours.flatMap(intervalsOf)]));
  const takesOrdersAt = (store: (typeof stores)[number], at: Date) =>
    takesOrders(hoursOf.get(store.id)!, at, Math.floor(store.deliveryTime[0] / 2), "Asia/Qatar");

  it("half of the stores deliver, whatever the hour and the weekday", () => {
    for (const at of moments) {
      const open = delivering.filter((store) => takesOrdersAt(store, at));
      expect(open.length, at.toISOString()).toBeGreaterThanOrEqual(stores.length / 2);
    }
  });

  it("and there is one of most kinds, and always a closed one to order from ahead", () => {
    for (const at of moments) {
      const open = delivering.filter((store) => takesOrdersAt(store, at));
      expect(new Set(open.map(({ category }) => category)).size, at.toISOString()).toBeGreaterThanOrEqual(10);
      expect(open.length, at.toISOString()).toBeLessThan(delivering.length);
    }
  });
});
