import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase } from "../testing/test-database.js";
import { afterCommit } from "./after-commit.js";
import type { OpenDatabase } from "./database.js";

let database: OpenDatabase;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

it("runs after the commit, in order, and at once outside a transaction", async () => {
  const calls: string[] = [];
  const result = await database.db.transaction(async (tx) => {
    afterCommit(tx, () => calls.push("first"));
    afterCommit(tx, () => calls.push("second"));
    await tx.execute(sql`select 1`);
    expect(calls).toEqual([]);
    return "done";
  });
  expect([result, ...calls]).toEqual(["done", "first", "second"]);
  afterCommit(database.db, () => calls.push("at once"));
  expect(calls.at(-1)).toBe("at once");
});

it("does not run after a rollback", async () => {
  const calls: string[] = [];
  const rolledBack = database.db.transaction(async (tx) => {
    afterCommit(tx, () => calls.push("never"));
    await tx.execute(sql`select 1 / 0`);
  });
  await expect(rolledBack).rejects.toThrow();
  expect(calls).toEqual([]);
});
