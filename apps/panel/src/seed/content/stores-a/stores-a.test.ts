import { describe, expect, it } from "vitest";
import type { Bilingual, SeedProduct } from "../../seed-types.js";
import { picturesA } from "../pictures-a.js";
import { storesA } from "./index.js";

const menu = (store: (typeof storesA)[number]): SeedProduct[] => store.sections.flatMap((s) => s.products);
const repeated = (ids: readonly string[]): string[] => ids.filter((id, i) => ids.indexOf(id) !== i);
const all = storesA.flatMap((v) => menu(v).map((product) => ({ store: v.id, product })));

/** Every bilingual text in a value, with the path to it. */
function texts(value: unknown, path: string): { path: string; text: Bilingual }[] {
  if (typeof value !== "object" || value === null) return [];
  if ("en" in value && "ar" in value) return [{ path, text: value as Bilingual }];
  return Object.entries(value).flatMap(([key, child]) => texts(child, `${path}.${key}`));
}

describe("restaurants of the demo catalogue", () => {
  it("holds 17 stores and at least 390 products, 22 to 27 in 4 to 6 sections each", () => {
    expect(storesA).toHaveLength(17);
    expect(all.length).toBeGreaterThanOrEqual(390);
    for (const v of storesA) {
      expect(menu(v).length, v.id).toBeGreaterThanOrEqual(22);
      expect(menu(v).length, v.id).toBeLessThanOrEqual(27);
      expect(v.sections.length, v.id).toBeGreaterThanOrEqual(4);
      expect(v.sections.length, v.id).toBeLessThanOrEqual(6);
      expect(v.reviews.length, v.id).toBeGreaterThanOrEqual(3);
      expect(v.reviews.length, v.id).toBeLessThanOrEqual(6);
    }
  });

  it("gives every store, section, product and add-on option its own id", () => {
    expect(repeated(storesA.map((v) => v.id))).toEqual([]);
    for (const v of storesA) {
      expect(repeated(v.sections.map((s) => s.id)), v.id).toEqual([]);
      expect(repeated(menu(v).map((x) => x.id)), v.id).toEqual([]);
      const options = Object.values(v.addonGroups ?? {}).flatMap((g) => g.options.map((x) => x.id));
      expect(repeated(options), v.id).toEqual([]);
    }
  });

  it("uses every picture of the table, none more than 4 times or twice in one store", () => {
    const uses = new Map<string, string[]>();
    for (const { store, product } of all) {
      expect(picturesA[product.picture], `${store}.${product.id}`).toBeDefined();
      uses.set(product.picture, [...(uses.get(product.picture) ?? []), store]);
    }
    expect(Object.keys(picturesA).filter((key) => !uses.has(key))).toEqual([]);
    expect(Object.keys(picturesA).filter((key) => !/^a-[a-z]+(-[a-z]+)*$/.test(key))).toEqual([]);
    for (const [key, stores] of uses) {
      expect(stores.length, key).toBeLessThanOrEqual(4);
      for (const v of stores)
        expect(stores.filter((x) => x === v).length, `${key} in ${v}`).toBeLessThanOrEqual(2);
    }
  });

  it("never shows two neighbours with the same drawing on the same tint", () => {
    const alike = storesA.flatMap((v) =>
      menu(v).flatMap((product, i, list) => {
        const before = list[i - 1];
        const a = before && picturesA[before.picture];
        const b = picturesA[product.picture];
        return a && b && a.archetype === b.archetype && a.tint === b.tint ? [`${v.id}.${product.id}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  it("gives every recipe of an archetype its own tint", () => {
    expect(repeated(Object.values(picturesA).map((x) => `${x.archetype} on ${x.tint}`))).toEqual([]);
  });

  it("prices in whole dirhams, and a sale below its price", () => {
    for (const { store, product } of all) {
      const at = `${store}.${product.id}`;
      expect(Number.isInteger(product.price) && product.price >= 100 && product.price % 50 === 0, at).toBe(
        true,
      );
      if (product.salePrice !== undefined) {
        expect(product.salePrice, at).toBeLessThan(product.price);
        expect(product.salePrice, at).toBeGreaterThan(product.price / 2);
      }
    }
    const share = all.filter(({ product }) => product.salePrice !== undefined).length / all.length;
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.15);
    expect(all.some(({ product }) => product.stock === 0)).toBe(true);
    expect(
      all.some(({ product }) => product.stock !== undefined && product.stock >= 1 && product.stock <= 5),
    ).toBe(true);
  });

  it("is written in both languages", () => {
    for (const { path, text } of storesA.flatMap((v) => texts(v, v.id))) {
      expect(text.en, path).toMatch(/[A-Za-z]/);
      expect(text.en, path).not.toMatch(/[\u0600-\u06ff]/);
      expect(text.ar, path).toMatch(/[\u0621-\u064a]/);
      expect(text.ar, path).not.toMatch(/[A-Za-z\u0660-\u0669]/);
    }
  });

  it("refers only to add-on groups of its store, and to each group at least once", () => {
    for (const v of storesA) {
      const groups = v.addonGroups ?? {};
      const used = new Set(menu(v).flatMap((x) => x.addons ?? []));
      expect(
        [...used].filter((key) => !(key in groups)),
        v.id,
      ).toEqual([]);
      expect(
        Object.keys(groups).filter((key) => !used.has(key)),
        v.id,
      ).toEqual([]);
      for (const [key, g] of Object.entries(groups)) {
        const most = g.options.reduce((sum, option) => sum + (option.max ?? 1), 0);
        expect(g.min <= g.max && g.max <= most, `${v.id}.${key}`).toBe(true);
      }
    }
  });

  it("has opening hours that parse, whose intervals do not overlap on a day", () => {
    const minutes = (clock: string): number => {
      const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock);
      expect(match, clock).not.toBeNull();
      return Number(match?.[1]) * 60 + Number(match?.[2]);
    };
    const week = 7 * 24 * 60;
    for (const v of storesA) {
      const open = new Set<number>();
      for (const { days, open: from, close } of v.hours) {
        for (const day of days) {
          const start = minutes(from);
          const end = minutes(close) > start ? minutes(close) : minutes(close) + 24 * 60;
          for (let m = start; m < end; m++) {
            const at = (day * 24 * 60 + m) % week;
            expect(open.has(at), `${v.id} day ${day} ${from}`).toBe(false);
            open.add(at);
          }
        }
      }
      expect(open.size, v.id).toBeGreaterThan(0);
    }
  });

  it("keeps the stores that other tests rely on open around the clock", () => {
    for (const id of ["bayt-al-machboos", "jamr-grill-house", "forno-nove"]) {
      const v = storesA.find((x) => x.id === id);
      expect(v?.hours, id).toEqual([{ days: [0, 1, 2, 3, 4, 5, 6], open: "00:00", close: "00:00" }]);
      expect(v?.orderTypes, id).toEqual(expect.arrayContaining(["delivery", "pickup"]));
    }
    expect(storesA.filter((v) => v.orderTypes.length === 1 && v.orderTypes[0] === "dine_in")).toHaveLength(1);
  });

  it("gives every store a cover with its own hero", () => {
    expect(repeated(storesA.map((v) => JSON.stringify(v.cover[0])))).toEqual([]);
  });
});
