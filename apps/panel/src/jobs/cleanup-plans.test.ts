import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { executeRows } from "../db/execute-rows.js";
import { createRetentionJob } from "../modules/personal-data/retention.js";
import { createWordPruning } from "../modules/search/prune-search-words.js";
import { createTestPanel, type TestPanel } from "../testing/test-panel.js";
import { watchStatements } from "../testing/watch-statements.js";
import { createCleanupJob } from "./maintenance.js";

let test: TestPanel;
const { sent, stop } = watchStatements();
beforeAll(async () => {
  test = await createTestPanel();
});
afterAll(async () => {
  stop();
  await test.close();
});

/** The plan of a statement, whatever its parameters are, on tables too large to be read as a whole. */
async function planOf(statement: string): Promise<string> {
  return test.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
    await tx.execute(sql.raw(`prepare cleanup as ${statement}`));
    const parameters = Math.max(
      0,
      ...Array.from(statement.matchAll(/\$(\d+)/g), ([, number]) => Number(number)),
    );
    const values = parameters === 0 ? "" : `(${Array.from({ length: parameters }, () => "null").join(", ")})`;
    const rows = await executeRows<{ "QUERY PLAN": string }>(
      tx,
      sql.raw(`explain (costs off) execute cleanup${values}`),
    );
    await tx.execute(sql`deallocate cleanup`);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
}

describe.runIf(inject("testDatabase").kind === "postgres")("REQ-LOAD-09: what is deleted by time", () => {
  it.each([
    ["hourly", createCleanupJob, 10],
    ["hourly, of words", createWordPruning, 2],
    ["daily", createRetentionJob, 5],
  ])("is found by an index, %s", async (_, createJob, least) => {
    sent.length = 0;
    await createJob(test.panel)("all");
    const statements = [...new Set(sent)].filter(
      // The panel may ask at the same time when a store's closure begins next.
      (text) => /\bfrom\b/.test(text) && !text.includes("store_closures"),
    );
    expect(statements.length).toBeGreaterThanOrEqual(least);
    for (const statement of statements) {
      const plan = await planOf(statement);
      expect(plan, statement).not.toContain("Seq Scan");
      // Each index is searched, or read in its order until enough rows are found.
      for (const [, scan, next] of plan.matchAll(
        /^(.*(?:Index Scan|Index Only Scan|Bitmap Index Scan) .*)\n?(.*)/gm,
      )) {
        // Synonyms are a few hundred rows, which do not grow.
        const isShort =
          scan!.endsWith("search_aliases") || (plan.includes("Limit") && !scan!.includes("Bitmap"));
        if (!isShort) expect(next, plan).toContain("Index Cond");
      }
    }
  });
});
