import { LANGUAGES } from "@talabee/contract";
import { isServed, ORDER_STATUSES, ORDER_TYPES, PAYMENT_METHODS } from "@talabee/domain";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openTestDatabase } from "../testing/test-database.js";
import { knownMigrations } from "./migration-state.js";
import { migrationsFolder } from "./migrations-folder.js";
import * as schema from "./schema.js";

/** Statements that `npm run migration -w @talabee/panel` would write now for another schema. */
async function missingMigration(tables: Record<string, unknown>): Promise<string[]> {
  const number = String(knownMigrations().length - 1).padStart(4, "0");
  const last = JSON.parse(readFileSync(join(migrationsFolder, "meta", `${number}_snapshot.json`), "utf8"));
  return generateMigration(last, generateDrizzleJson(tables, last.id));
}

it("has a migration for every change of the tables", async () => {
  expect(await missingMigration(schema)).toEqual([]);
});

it("knows a change that has none", async () => {
  const { orders: _, ...others } = schema;
  expect(await missingMigration(others)).toContainEqual(expect.stringContaining('DROP TABLE "orders"'));
});

it("lets the database hold exactly what the vocabularies of the rules say", async () => {
  const database = await openTestDatabase();
  try {
    const allowed = async (constraint: string) => {
      const { rows } = await database.raw.query(
        "select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1",
        [constraint],
      );
      return [...String(rows[0]!["definition"]).matchAll(/'(\w+)'/g)].map(([, value]) => value);
    };
    expect(await allowed("orders_status")).toEqual(ORDER_STATUSES);
    expect(await allowed("orders_type")).toEqual(ORDER_TYPES);
    for (const constraint of ["orders_payment_method", "payments_method"])
      expect(await allowed(constraint)).toEqual(PAYMENT_METHODS);
    for (const constraint of ["users_language", "invitations_language", "search_phrases_language"])
      expect(await allowed(constraint)).toEqual(LANGUAGES);
    // Only these have the number of a table.
    expect(await allowed("orders_table")).toEqual(ORDER_TYPES.filter(isServed));
  } finally {
    await database.close();
  }
});
