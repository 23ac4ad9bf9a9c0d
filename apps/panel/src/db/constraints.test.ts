import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase } from "../testing/test-database.js";
import type { OpenDatabase } from "./database.js";
import { sqlState } from "./sql-state.js";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.raw.query(
    `insert into users (id, email, password_hash, first_name, last_name, created_at) values ('u', 'u@example.com', '', 'Noor', 'Saad', now())`,
    [],
  );
  await database.raw.query(`insert into wallets (user_id, balance) values ('u', 500)`, []);
  await database.raw.query(
    `insert into wallet_entries (user_id, kind, amount, balance_after, at) values ('u', 'topup', 500, 500, now())`,
    [],
  );
  await database.raw.query(`insert into audit_log (action, subject_id, at) values ('x.y', 'z', now())`, []);
  await database.raw.query(
    `insert into coupons (id, code, title, kind, value, order_types, uses_limit, uses_count, created_at)
     values ('c', 'ONCE', '{}', 'fixed', 500, '[]', 1, 1, now())`,
    [],
  );
});
afterAll(() => database.close());

const CHECK = "23514";
const UNIQUE = "23505";
const RESTRICT = "23001";

it.each([
  ["stock below zero", CHECK, `update products set stock = stock - 201 where id = 'spice.tea'`],
  ["a wallet below zero", CHECK, `update wallets set balance = balance - 501`],
  ["a changed ledger", RESTRICT, `update wallet_entries set amount = 1`],
  ["a shortened ledger", RESTRICT, `delete from wallet_entries`],
  [
    "a positive amount in a spending",
    CHECK,
    `insert into wallet_entries (user_id, kind, amount, balance_after, at) values ('u', 'spend', 1, 501, now())`,
  ],
  ["a use beyond a coupon's limit", CHECK, `update coupons set uses_count = 2`],
  ["a limit below a coupon's uses", CHECK, `update coupons set uses_count = 3, uses_limit = 2`],
  [
    "a coupon's code twice",
    UNIQUE,
    `insert into coupons (id, code, title, kind, value, order_types, created_at) values ('d', 'ONCE', '{}', 'fixed', 5, '[]', now())`,
  ],
  ["a changed audit log", RESTRICT, `update audit_log set action = 'x.z'`],
  ["a shortened audit log", RESTRICT, `delete from audit_log`],
  ["an emptied audit log", RESTRICT, `truncate audit_log`],
  ["an audit log emptied with the accounts", RESTRICT, `truncate users cascade`],
  ["an emptied ledger", RESTRICT, `truncate wallet_entries cascade`],
  ["a draft that takes orders", CHECK, `update stores set is_draft = true where id = 'spice'`],
  ["an invalid enum value", CHECK, `update users set gender = 'x'`],
  [
    "a full slot",
    CHECK,
    `insert into slots (store_id, starts_at, booked, capacity) values ('spice', now(), 3, 2)`,
  ],
  ["two active carts", UNIQUE, `insert into carts (id, user_id) values ('one', 'u'), ('two', 'u')`],
])("the database refuses %s", async (_what, code, statement) => {
  const refused = await database.db.execute(sql.raw(statement)).then(
    () => null,
    (error: unknown) => error,
  );
  expect(sqlState(refused)).toBe(code);
});

it("creates trigrams of Arabic words", async () => {
  const { rows } = await database.raw.query(
    "select cardinality(show_trgm('شاورما')) as count, similarity('شاورما', 'شورما') as alike",
    [],
  );
  expect(Number(rows[0]!["count"])).toBe(7);
  expect(Number(rows[0]!["alike"])).toBeGreaterThan(0.3);
});
