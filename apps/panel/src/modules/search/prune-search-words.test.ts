import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { products, searchWords } from "../../db/schema.js";
import { createTestPanel, type TestPanel } from "../../testing/test-panel.js";
import { createWordPruning } from "./prune-search-words.js";
import { refreshProducts, WORDS_LOCK } from "./search-documents.js";

describe.runIf(inject("testDatabase").kind === "postgres")(
  "words that are deleted while names change",
  () => {
    let test: TestPanel;
    beforeAll(async () => void (test = await createTestPanel()));
    afterAll(() => test.close());

    const isKnown = async (word: string) =>
      (await test.db.select().from(searchWords).where(eq(searchWords.word, word))).length > 0;
    /** Renames a dish; `before` runs while the change is not committed yet. */
    const rename = (en: string, before: () => Promise<unknown> = () => Promise.resolve()) =>
      test.db.transaction(async (tx) => {
        const name = { en, ar: "اسم" };
        await tx.update(products).set({ name }).where(eq(products.id, "spice.tea"));
        await refreshProducts(tx, ["spice.tea"]);
        await before();
      });
    const prune = () => createWordPruning(test.panel)("all");

    it("stay where a change that is not committed yet takes up one that nothing has any more", async () => {
      await rename("Zaatar");
      await rename("Fattoush");
      await rename("Zaatar", prune);
      expect(await isKnown("zaatar")).toBe(true);
      // The words are gone through again in the next hour.
      await prune();
      expect([await isKnown("zaatar"), await isKnown("fattoush")]).toEqual([true, false]);
    });

    it("are written by a change that waits for the deletion", async () => {
      await rename("Fattoush");
      let renamed: Promise<void> | undefined;
      let isOver = false;
      await test.db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${WORDS_LOCK})`);
        await tx.delete(searchWords).where(eq(searchWords.word, "zaatar"));
        renamed = rename("Zaatar").then(() => void (isOver = true));
        await expect
          .poll(async () => {
            const { rows } = (await test.db.execute(
              sql`select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted
              and database = (select oid from pg_database where datname = current_database())`,
            )) as unknown as { rows: { count: number }[] };
            return rows[0]!.count;
          })
          .toBeGreaterThan(0);
        expect(isOver).toBe(false);
      });
      await renamed;
      expect(await isKnown("zaatar")).toBe(true);
    });
  },
);
