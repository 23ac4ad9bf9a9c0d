import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { products, sections } from "../../db/schema.js";
import { createTestPanel, type TestPanel } from "../../testing/test-panel.js";
import { executeRows } from "../../db/execute-rows.js";
import { costOf } from "./cost-in-sql.js";
import { matchesOf } from "./find-matches.js";
import { readQuery } from "./read-query.js";
import { containsPart } from "./suggest.js";
import { refreshProducts } from "./search-documents.js";

let test: TestPanel;
beforeAll(async () => {
  test = await createTestPanel();
});
afterAll(() => test.close());

/** Documents whose other texts, not names, contain these words. They are read first: nothing orders them. */
const addDocuments = (id: string, count: number, also: string) =>
  test.db.execute(sql`
    insert into search_documents (kind, subject_id, store_id, name, search_key, active)
    select 'product', ${id} || n, 'bakery', '{"en": "Other", "ar": "غيره"}'::jsonb,
      ' other | غيره |  |  | ' || ${also} || ' ', true
    from generate_series(1, ${count}::int) n`);

/** Products of a low weight that have this name, and are found by it. */
const addNames = (id: string, count: number, name: string) =>
  test.db.execute(sql`
    with added as (
      insert into search_documents (kind, subject_id, store_id, name, search_key, active)
      select 'product', ${id} || n, 'bakery', '{"en": "Other", "ar": "غيره"}'::jsonb,
        ' ' || ${name} || ' | غيره |  |  |  ', true
      from generate_series(1, ${count}::int) n returning subject_id
    )
    insert into search_phrases (kind, subject_id, language, word, phrase, weight)
    select 'product', subject_id, 'en', 0, ${name}, 1 from added`);

const rename = (id: string, en: string) =>
  test.db.transaction(async (tx) => {
    await tx
      .update(products)
      .set({ name: { en, ar: "اسم" }, ratingSum: 500, ratingsCount: 100 })
      .where(eq(products.id, id));
    await refreshProducts(tx, [id]);
  });

async function best(q: string): Promise<string | undefined> {
  const { body } = await test.get(`/api/search?${new URLSearchParams({ q })}`);
  return (body.data.products as { id: string }[])[0]?.id;
}

it.each(["متج", "bakery bread", "tea", "spice", "متجر", "qatari", "bake"])(
  "costs the same in SQL for %s",
  async (q) => {
    const parts = await readQuery(test.db, q);
    const rows = await executeRows<Parameters<typeof matchesOf>[0][number] & { inSql: string }>(
      test.db,
      sql`select d.kind, d.subject_id as "subjectId", d.store_id as "storeId", d.search_key as "searchKey",
            0 as weight, ${costOf(parts, q)} as "inSql"
          from search_documents d
          where ${sql.join(
            parts.map((part) => containsPart(part)),
            sql` and `,
          )}`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ inSql }) => Number(inSql))).toEqual(matchesOf(rows, parts, q).map(({ cost }) => cost));
  },
);

it("finds the best match among more documents than are ranked, in any order of its words", async () => {
  await addDocuments("drink", 1500, "papaya zamzam");
  await rename("spice.tea", "Zamzam with fresh papaya");
  expect(await best("papaya zamzam")).toBe("spice.tea");
});

it("prefers the section of the menu to a tag among more documents than are ranked", async () => {
  await addDocuments("sweet", 1500, "halwaomani");
  const [bread] = await test.db.select().from(products).where(eq(products.id, "bakery.bread"));
  await test.db
    .update(sections)
    .set({ name: { en: "Halwaomani", ar: "قسم" } })
    .where(eq(sections.id, bread!.sectionId));
  await test.db.transaction((tx) => refreshProducts(tx, ["bakery.bread"]));
  expect(await best("halwaomani")).toBe("bakery.bread");
});

it("finds a name among more documents than are read", async () => {
  await addDocuments("any", 6000, "tamarind dibsi");
  await rename("spice.few", "Dibsi, dates and tamarind");
  expect(await best("tamarind dibsi")).toBe("spice.few");
});

it("finds the best rated of more names than are read", async () => {
  await addNames("name", 6000, "kunafa almond");
  await rename("spice.sale", "Kunafa with cheese");
  expect(await best("kunafa")).toBe("spice.sale");
});
