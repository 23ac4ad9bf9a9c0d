import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { activateStore } from "../../cli/stores.js";
import {
  products,
  searchDocuments,
  searchPhrases,
  searchWords,
  stores,
  storesInCategories,
} from "../../db/schema.js";
import { seedSearchAliases } from "../../seed/search-aliases.js";
import { createTestPanel, type TestPanel } from "../../testing/test-panel.js";
import { createWordPruning } from "./prune-search-words.js";
import { refreshEverything, refreshProducts, refreshStores } from "./search-documents.js";

let test: TestPanel;
beforeAll(async () => {
  test = await createTestPanel();
  const names: Readonly<Record<string, { en: string; ar: string }>> = {
    "spice.tea": { en: "Karak", ar: "كرك" },
    "spice.few": { en: "Beef shawarma plate", ar: "صحن شاورما لحم" },
    "spice.sale": { en: "Lemon mint", ar: "ليمون بالنعناع" },
    "majlis.feast": { en: "Chicken biryani", ar: "برياني الدجاج" },
  };
  for (const [id, name] of Object.entries(names))
    await test.db.update(products).set({ name }).where(eq(products.id, id));
});
afterAll(() => test.close());

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const ask = (q: string) => test.get(`/api/search?${new URLSearchParams({ q })}`);
const find = async (q: string) => ids((await ask(q)).body.data.products);
const suggest = async (q: string): Promise<readonly { id: string }[]> =>
  (await test.get(`/api/search/suggest?${new URLSearchParams({ q })}`)).body.data.items;

describe("search documents", () => {
  const documented = async (id: string) => {
    const [row] = await test.db.select().from(searchDocuments).where(eq(searchDocuments.subjectId, id));
    return row;
  };
  beforeEach(() => test.db.transaction((tx) => refreshEverything(tx)));

  it("are updated in the transaction that changes products and stores", async () => {
    const change = (fail: boolean) =>
      test.db.transaction(async (tx) => {
        await tx
          .update(products)
          .set({ name: { en: "Harees", ar: "هريس" } })
          .where(eq(products.id, "spice.tea"));
        await refreshProducts(tx, ["spice.tea"]);
        if (fail) throw new Error("not today");
      });
    await expect(change(true)).rejects.toThrow("not today");
    expect(await find("harees")).toEqual([]);
    await change(false);
    expect(await find("hares")).toEqual(["spice.tea"]);
    expect(await find("karak")).not.toContain("spice.tea");

    await test.db.transaction(async (tx) => {
      await tx
        .update(stores)
        .set({ name: { en: "Zafran", ar: "زعفران" } })
        .where(eq(stores.id, "majlis"));
      await refreshStores(tx, ["majlis"], { withProducts: true });
    });
    expect(await find("zafran")).toEqual(["majlis.feast"]);
    expect(ids((await ask("الزعفران")).body.data.stores)).toEqual(["majlis"]);
  });

  it("of inactive items are not found", async () => {
    await test.db.transaction(async (tx) => {
      await tx.update(products).set({ active: false }).where(eq(products.id, "spice.few"));
      await refreshProducts(tx, ["spice.few"]);
    });
    expect((await documented("spice.few"))?.active).toBe(false);
    expect(await find("beef shawarma plate")).not.toContain("spice.few");
    expect((await suggest("beef")).map(({ id }) => id)).not.toContain("spice.few");
    // An inactive store hides its products at once.
    await test.db.update(stores).set({ active: false }).where(eq(stores.id, "spice"));
    expect(await find("lemon mint")).toEqual([]);
    expect(await suggest("lemon")).toEqual([]);
    await test.db.update(stores).set({ active: true }).where(eq(stores.id, "spice"));
  });

  it("lose their words when no item has them any more", async () => {
    const isKnown = async (word: string) =>
      (await test.db.select().from(searchWords).where(eq(searchWords.word, word))).length > 0;
    const rename = (id: string, en: string, active = true) =>
      test.db.transaction(async (tx) => {
        await tx
          .update(products)
          .set({ name: { en, ar: "اسم" }, active })
          .where(eq(products.id, id));
        await refreshProducts(tx, [id]);
      });
    const cleanUp = () => createWordPruning(test.panel)("all");
    await rename("spice.tea", "Quinoa tabbouleh");
    await rename("spice.few", "Tabbouleh");
    await cleanUp();
    expect([await isKnown("quinoa"), await isKnown("tabbouleh")]).toEqual([true, true]);
    await rename("spice.tea", "Fattoush");
    await rename("majlis.feast", "Muhammara", false);
    await cleanUp();
    expect([await isKnown("quinoa"), await isKnown("tabbouleh")]).toEqual([false, true]);
    expect([await isKnown("fattoush"), await isKnown("muhammara")]).toEqual([true, false]);
    // Typed wrongly, and not corrected to what is gone.
    expect(await find("quinoaa")).toEqual([]);

    const say = () => undefined;
    await activateStore(test.db, "spice", false, say);
    await cleanUp();
    expect([await isKnown("fattoush"), await isKnown("tabbouleh")]).toEqual([false, false]);
    // Synonyms stay, whether an item has them or not.
    await test.db.transaction((tx) => seedSearchAliases(tx));
    await cleanUp();
    expect(await isKnown("cinnabon")).toBe(true);
    await activateStore(test.db, "spice", true, say);
    expect([await isKnown("fattoush"), await isKnown("tabbouleh")]).toEqual([true, true]);
    await rename("majlis.feast", "Muhammara");
    expect(await isKnown("muhammara")).toBe(true);
  });

  it("exist for all items, with every word of every name", async () => {
    const { rows } = (await test.db.execute(sql`
      select 'product' as kind, id from products union all select 'store', id from stores
      union all select 'category', id from categories
      except select kind, subject_id from search_documents`)) as unknown as { rows: unknown[] };
    expect(rows).toEqual([]);
    const phrases = await test.db
      .select({ phrase: searchPhrases.phrase })
      .from(searchPhrases)
      .where(eq(searchPhrases.subjectId, "spice.sale"));
    expect(phrases.map(({ phrase }) => phrase).toSorted()).toEqual(
      ["lemon mint", "mint", "ليمون بالنعناع", "نعناع"].toSorted(),
    );
    expect((await test.db.select().from(storesInCategories)).length).toBeGreaterThan(0);
  });
});
