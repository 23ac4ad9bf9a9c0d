import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { packageRoot } from "../package-root.js";
import { knownMigrations } from "./migration-state.js";
import { migrationsFolder } from "./migrations-folder.js";

/** Migrations up to this one were applied before there was a check, with the old runner. */
const LAST_OF_HISTORY = "0021_guest_keys";

const SQUAWK = join(packageRoot, "../../node_modules/squawk-cli/js/bin/squawk");
/**
 * Rules that say nothing here: the runner sets both time-outs, and makes what runs outside a transaction repeatable; numbers
 * of money and positions fit an integer.
 */
const EXCLUDED = [
  "require-lock-timeout",
  "require-statement-timeout",
  "prefer-robust-stmts",
  "prefer-bigint-over-int",
];
const folder = mkdtempSync(join(tmpdir(), "talabee-squawk-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Names of the rules that a migration breaks. */
function lint(sql: string): string[] {
  const statements = sql.replaceAll("--> statement-breakpoint", "");
  const file = join(folder, "migration.sql");
  writeFileSync(file, statements);
  const isConcurrent = /\bconcurrently\b/i.test(statements.replaceAll(/--.*$/gm, ""));
  const { stdout, status, stderr } = spawnSync(
    process.execPath,
    [
      SQUAWK,
      "--reporter=json",
      "--pg-version=15",
      isConcurrent ? "--no-assume-in-transaction" : "--assume-in-transaction",
      `--exclude=${EXCLUDED.join(",")}`,
      file,
    ],
    { encoding: "utf8" },
  );
  if (status === null || stdout === "") throw new Error(`squawk did not run: ${stderr}`);
  const found = (JSON.parse(stdout) as { rule_name: string }[]).map(({ rule_name }) => rule_name);
  const validates = /\bvalidate\s+constraint\b/i.test(statements);
  if (validates && /\bnot\s+valid\b/i.test(statements)) found.push("validate-in-a-migration-of-its-own");
  return found;
}

it("finds what would hold up requests or break the release before", () => {
  expect(lint("CREATE INDEX x ON orders (store_id);")).toEqual(["require-concurrent-index-creation"]);
  expect(lint("ALTER TABLE orders ADD CONSTRAINT c CHECK (subtotal > 0);")).toEqual([
    "constraint-missing-not-valid",
  ]);
  expect(lint("ALTER TABLE orders ALTER COLUMN note SET NOT NULL;")).toEqual(["adding-not-nullable-field"]);
  expect(lint("ALTER TABLE orders DROP COLUMN note;")).toContain("ban-drop-column");
  expect(lint("ALTER TABLE orders RENAME COLUMN note TO text;")).toContain("renaming-column");
  expect(
    lint(
      "ALTER TABLE orders ADD CONSTRAINT c CHECK (subtotal > 0) NOT VALID;\nALTER TABLE orders VALIDATE CONSTRAINT c;",
    ),
  ).toContain("validate-in-a-migration-of-its-own");
  expect(lint("CREATE INDEX CONCURRENTLY x ON orders (store_id);")).toEqual([]);
});

const names = knownMigrations().map(({ tag }) => tag);
const isNew = (tag: string) => names.indexOf(tag) > names.indexOf(LAST_OF_HISTORY);

it.each(names.filter(isNew))("%s holds up no request", (tag) => {
  expect(lint(readFileSync(join(migrationsFolder, `${tag}.sql`), "utf8"))).toEqual([]);
});
