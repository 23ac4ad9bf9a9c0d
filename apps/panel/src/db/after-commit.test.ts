import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase } from "../testing/test-database.js";
import { afterCommit } from "./after-commit.js";
import type { OpenDatabase } from "./database.js";

let database: OpenDatabase;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

it("tells after the commit, in order, and at once outside of a transaction", async () => {
  const told: string[] = [];
  const result = await database.db.transaction(async (tx) => {
    afterCommit(tx, () => told.push("first"));
    afterCommit(tx, () => told.push("second"));
    await tx.execute(sql`select 1`);
    expect(told).toEqual([]);
    return "done";
  });
  expect([result, ...told]).toEqual(["done", "first", "second"]);
  afterCommit(database.db, () => told.push("at once"));
  expect(told.at(-1)).toBe("at once");
});

it("tells nothing of what was undone", async () => {
  const told: string[] = [];
  const undone = database.db.transaction(async (tx) => {
    afterCommit(tx, () => told.push("never"));
    await tx.execute(sql`select 1 / 0`);
  });
  await expect(undone).rejects.toThrow();
  expect(told).toEqual([]);
});
