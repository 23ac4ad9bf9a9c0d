import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { executeRows } from "../../db/execute-rows.js";
import { products, stores } from "../../db/schema.js";
import { createTestPanel, type TestPanel } from "../../testing/test-panel.js";
import { refreshProducts } from "./search-documents.js";
import { phrasesStatement } from "./suggest.js";

let test: TestPanel;
beforeAll(async () => {
  test = await createTestPanel();
});
afterAll(() => test.close());

const NAMES: Readonly<Record<string, readonly [string, string]>> = {
  "spice.machboos": ["Chicken machboos", "مجبوس دجاج"],
  "spice.tea": ["Karak", "كرك"],
  "spice.scarce": ["Chicken shawarma", "شاورما دجاج"],
  "spice.few": ["Beef shawarma plate", "صحن شاورما لحم"],
  "spice.gone": ["Luqaimat with honey", "لقيمات بالعسل"],
  "spice.sale": ["Lemon mint", "ليمون بالنعناع"],
  "spice.capped": ["Prawn biryani", "برياني روبيان"],
  "bakery.bread": ["Arabic bread", "خبز عربي"],
  "bakery.cake": ["Jalapeño kaşar pide", "بيدا هالبينو"],
  "bakery.bun": ["Karak flask", "ترمس كرك"],
  "evening.kebab": ["Chicken shawarma", "شاورما الدجاج"],
  "majlis.feast": ["Chicken biryani", "برياني الدجاج"],
};

const rename = (names: typeof NAMES) =>
  test.db.transaction(async (tx) => {
    for (const [id, [en, ar]] of Object.entries(names)) {
      await tx.update(products).set({ name: { en, ar } }).where(eq(products.id, id));
    }
    await refreshProducts(tx, Object.keys(names));
  });
beforeAll(() => rename(NAMES));

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const ask = (query: Record<string, string>, language: "en" | "ar" = "en") =>
  test.get(`/api/search?${new URLSearchParams(query)}`, { language });
const find = async (q: string, more: Record<string, string> = {}) =>
  ids((await ask({ q, ...more })).body.data.products);
const suggest = async (q: string, language: "en" | "ar" = "en") =>
  (await test.get(`/api/search/suggest?${new URLSearchParams({ q })}`, { language })).body.data
    .items as readonly {
    text: string;
    type: string;
    id: string;
    highlight: { start: number; length: number }[];
  }[];
/** Highlighted parts of a suggestion are in brackets. */
const marked = async (q: string, language: "en" | "ar" = "en") =>
  (await suggest(q, language)).map(({ text, highlight }) =>
    highlight
      .toReversed()
      .reduce(
        (shown, { start, length }) =>
          `${shown.slice(0, start)}[${shown.slice(start, start + length)}]${shown.slice(start + length)}`,
        text,
      ),
  );

describe("a search", () => {
  it.each([
    ["shawarma", "in Latin letters"],
    ["شاورما", "in Arabic"],
    ["الشاورما", "with the article"],
    ["شَاوِرْمَا", "with vowel marks"],
    ["شاورمـــا", "drawn out"],
    ["shawrma", "by sound"],
    ["chawarma", "by sound, otherwise"],
    ["shawaram", "with letters exchanged"],
    ["شاورمة", "with another end"],
    ["shawar", "not yet typed to the end"],
  ])("for %s finds dishes %s", async (q) => {
    expect((await find(q)).toSorted()).toEqual(["evening.kebab", "spice.few", "spice.scarce"]);
  });

  it("finds what contains all words in any order, across languages", async () => {
    const best = async (q: string, most: number) => (await find(q)).slice(0, most).toSorted();
    expect(await best("shawarma chicken", 2)).toEqual(["evening.kebab", "spice.scarce"]);
    expect(await best("شاورما chicken", 2)).toEqual(["evening.kebab", "spice.scarce"]);
    expect(await best("karak flask", 1)).toEqual(["bakery.bun"]);
    expect(await find("النعناع")).toEqual(["spice.sale"]);
    expect(await find("lemonmint")).toEqual(["spice.sale"]);
    expect(await find("jalapeno kasar")).toEqual(["bakery.cake"]);
  });

  it("finds synonyms", async () => {
    for (const q of ["shrimp", "جمبري", "ربيان"]) expect(await find(q)).toEqual(["spice.capped"]);
    expect((await find("khubz"))[0]).toBe("bakery.bread");
  });

  it("reports corrections of misspellings, and nothing else", async () => {
    const corrected = async (q: string) => (await ask({ q })).body.data.corrected_q;
    expect(await corrected("birtani")).toBe("biryani");
    expect(await corrected("chicken birtani")).toBe("chicken biryani");
    for (const q of ["biryani", "shawrma", "شاورما", "xyzzyx"]) expect(await corrected(q)).toBeNull();
    expect(await find("birtani")).toEqual(expect.arrayContaining(["majlis.feast", "spice.capped"]));
  });

  it("prefers the word with a letter more to one with another letter", async () => {
    await rename({ "bakery.cake": ["Cymbals", "صنوج"], "bakery.bun": ["A box", "صندوق"] });
    expect((await ask({ q: "صنوق" }, "ar")).body.data.corrected_q).toBe("صندوق");
    expect((await find("صنوق"))[0]).toBe("bakery.bun");
  });

  it("knows «بيزا» as a spelling of pizza, not as a misspelling of eggs", async () => {
    await rename({ "bakery.cake": ["White eggs", "بيضا"], "bakery.bun": ["Pizza", "بيتزا"] });
    expect((await ask({ q: "بيزا" }, "ar")).body.data.corrected_q).toBeNull();
    expect(await find("بيزا")).toEqual(["bakery.bun"]);
    await rename({ "bakery.cake": NAMES["bakery.cake"]!, "bakery.bun": NAMES["bakery.bun"]! });
  });

  it("shows partial matches after full ones if there are few", async () => {
    const found = await find("prawn biryani");
    expect(found[0]).toBe("spice.capped");
    expect(found).toContain("majlis.feast");
  });

  it("ranks by match, then open stores, then rating", async () => {
    expect((await find("karak"))[0]).toBe("spice.tea");
    await test.db.update(stores).set({ ratingTenths: 50 }).where(eq(stores.id, "evening"));
    const open = [{ day: 0, open: "00:00", close: "24:00", closes_next_day: false }];
    const whole = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ ...open[0]!, day }));
    const hours = async (id: string, openingHours: typeof whole) =>
      test.db.update(stores).set({ openingHours }).where(eq(stores.id, id));
    const [before] = await test.db.select().from(stores).where(eq(stores.id, "evening"));
    await hours("evening", []);
    expect(await find("chicken shawarma")).toEqual(expect.arrayContaining(["spice.scarce", "evening.kebab"]));
    expect((await find("chicken shawarma"))[0]).toBe("spice.scarce");
    await hours("evening", whole);
    expect((await find("chicken shawarma"))[0]).toBe("evening.kebab");
    await hours("evening", before!.openingHours);
  });

  it("finds stores and categories, on the first page only", async () => {
    const { body } = await ask({ q: "qatari" });
    expect(ids(body.data.categories)).toEqual(["qatari"]);
    expect(ids(body.data.stores)).toEqual(expect.arrayContaining(["spice", "majlis"]));
    const first = (await ask({ q: "chicken", per_page: "2" })).body.data;
    const second = (await ask({ q: "chicken", per_page: "2", cursor: first.next_cursor })).body.data;
    expect(new Set(ids([...first.products, ...second.products])).size).toBe(4);
    expect([second.stores, second.categories, second.next_cursor]).toEqual([[], [], null]);
    expect(await find("متجر bakery")).toEqual(expect.arrayContaining(["bakery.bread"]));
  });

  it("can be filtered by type, store and category", async () => {
    const only = (await ask({ q: "bakery", type: "store" })).body.data;
    expect([ids(only.stores), only.products, only.categories]).toEqual([["bakery"], [], []]);
    expect(await find("karak", { vendor_id: "bakery" })).toEqual(["bakery.bun"]);
    expect(await find("shawarma", { category_id: "grills" })).toEqual(["evening.kebab"]);
    expect(await find("shawarma", { category_id: "nothing" })).toEqual([]);
  });

  it("finds nothing without meaningful words, and rejects invalid queries", async () => {
    for (const q of ["!!!", "ـــ", "xyzzyx", "寿司", "%", "_", "'; drop table products", '{a,"b\\']) {
      expect([q, (await ask({ q })).status]).toEqual([q, 200]);
    }
    expect(await find("%")).toEqual([]);
    for (const query of [{}, { q: "" }, { q: "  " }, { q: "x".repeat(81) }, { q: "a", type: "rider" }]) {
      expect((await ask(query as Record<string, string>)).status).toBe(422);
    }
    for (const cursor of ["zzz", "WzFd", Buffer.from('["a","b","c",1]').toString("base64url")]) {
      expect((await ask({ q: "karak", cursor })).status).toBe(422);
    }
  });
});

describe("suggestions", () => {
  it("complete the query in its language, with the typed part highlighted", async () => {
    expect(await marked("kar")).toEqual(["[Kar]ak", "[Kar]ak flask"]);
    expect(await marked("كر")).toEqual(["[كر]ك", "ترمس [كر]ك"]);
    expect(await marked("chicken sh")).toEqual(["[Chicken] [sh]awarma"]);
    expect(await marked("shawarma chick")).toEqual(["[Chick]en [shawarma]"]);
    expect(await marked("نعن", "ar")).toEqual(["ليمون بال[نعن]اع"]);
    expect(await marked("الدجا", "ar")).toContain("شاورما ال[دجا]ج");
    expect(await marked("jalap")).toEqual(["[Jalap]eño kaşar pide"]);
  });

  it("are in the customer's language, or in that of an Arabic query", async () => {
    const arabic = /[\u0621-\u064a]/;
    for (const q of ["kar", "chick", "shawrma", "machbo", "mint"]) {
      const texts = (await suggest(q, "ar")).map(({ text }) => text);
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter((text) => !arabic.test(text))).toEqual([]);
      expect((await suggest(q)).filter(({ text }) => arabic.test(text))).toEqual([]);
    }
    expect((await suggest("كر"))[0]!.text).toBe("كرك");
  });

  it("have what a customer recognizes them by", async () => {
    const image = { src: "/media/tea.webp", srcset: "", width: 4, height: 3, thumbhash: "AAAA" };
    await test.db.update(products).set({ image }).where(eq(products.id, "spice.tea"));
    const { price } = (await test.get("/api/products/spice.tea")).body.data;
    expect((await suggest("karak"))[0]).toMatchObject({
      type: "product",
      id: "spice.tea",
      image,
      price,
      vendor_id: "spice",
      vendor_name: (await test.get("/api/stores/spice")).body.data.name,
    });
    const sale = (await test.get("/api/products/spice.sale")).body.data;
    expect((await suggest("lemon mint"))[0]).toMatchObject({ id: "spice.sale", price: sale.sale_price });
    expect((await suggest("qatari"))[0]).toMatchObject({
      type: "category",
      price: null,
      vendor_id: null,
      vendor_name: null,
    });
  });

  it("without a query are popular products of open stores, one of each", async () => {
    await test.db
      .update(products)
      .set({ featured: true })
      .where(inArray(products.id, ["spice.tea", "spice.machboos", "bakery.bread", "spice.gone"]));
    const popular = (await test.get("/api/search/suggest", { language: "ar" })).body.data.items;
    expect(popular).toEqual([
      expect.objectContaining({ type: "product", id: "bakery.bread", text: "خبز عربي" }),
      expect.objectContaining({ type: "product", vendor_id: "spice", highlight: [] }),
    ]);
    expect(ids(popular)).not.toContain("spice.gone");
  });

  it("match other spellings and misspellings", async () => {
    expect(await marked("shawrma")).toContain("Beef [shawarma] plate");
    expect((await suggest("bryiani")).map(({ id }) => id)).toEqual(
      expect.arrayContaining(["spice.capped", "majlis.feast"]),
    );
    expect((await suggest("shrim")).map(({ id }) => id)).toContain("spice.capped");
    expect((await suggest("machbo")).map(({ id }) => id)).toEqual(["spice.machboos"]);
  });

  it("are sorted by distance from the query", async () => {
    await rename({ "bakery.cake": ["Chicken korma", "كورما دجاج"] });
    const texts = (await suggest("شورما", "ar")).map(({ text }) => text);
    expect(texts).toEqual([
      expect.stringMatching(/^شاورما/),
      expect.stringMatching(/^شاورما/),
      "صحن شاورما لحم",
      "كورما دجاج",
    ]);
    await rename({ "bakery.cake": NAMES["bakery.cake"]! });
  });

  it("list each text once, categories and stores before their products, at most ten", async () => {
    const texts = (await suggest("chicken shawarma")).map(({ text }) => text);
    expect(texts.filter((text) => text === "Chicken shawarma")).toHaveLength(1);
    expect((await suggest("q"))[0]).toMatchObject({ type: "category", text: "Qatari" });
    expect((await suggest("s")).length).toBeLessThanOrEqual(10);
  });

  it("are empty without meaningful words, and rejected for invalid queries", async () => {
    for (const q of ["!!!", "ـــ", "xyzzyx", "%"]) expect(await suggest(q)).toEqual([]);
    expect((await test.get(`/api/search/suggest?q=${"x".repeat(81)}`)).status).toBe(422);
  });

  it("are read by index in its order", async () => {
    const plan = await test.db.transaction(async (tx) => {
      // With so few rows a sequential scan is faster: the test only requires that the index can be used.
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_bitmapscan = off`);
      const rows = await executeRows<{ "QUERY PLAN": string }>(
        tx,
        sql`explain (costs off) ${phrasesStatement(["kar"])}`,
      );
      return rows.map((row) => row["QUERY PLAN"]);
    });
    const scans = plan.filter((line) => /Scan .*on search_phrases/.test(line));
    expect(scans.length).toBe(4);
    for (const scan of scans) expect(scan).toMatch(/Index (Only )?Scan using search_phrases_prefix/);
    expect(plan.filter((line) => /Sort Key: .*weight/.test(line))).toEqual([]);
  });
});
