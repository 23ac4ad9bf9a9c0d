import { MARKETS } from "@talabee/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { LABELLED, type Measured, measureSearch } from "../../../bench/search/measure-search.js";
import type { OpenDatabase } from "../../db/database.js";
import { openDohaDatabase } from "../../testing/doha-database.js";
import { search } from "./search.js";

/** A Tuesday at noon, when most stores are open. */
const NOON = new Date("2026-03-03T12:00:00+03:00");

let database: OpenDatabase;
let measured: Measured;
beforeAll(async () => {
  database = await openDohaDatabase();
  const panel = { db: database.db, clock: () => NOON, config: { market: MARKETS.qa } };
  measured = await measureSearch(async (q, type) => {
    const found = await search(panel, { q, type, per_page: 10 }, "en");
    return (type === "product" ? found.products : type === "store" ? found.stores : found.categories).map(
      ({ id }) => id,
    );
  });
}, 300_000);
afterAll(() => database.close());

it("contains many queries in both languages", () => {
  const queries = LABELLED.flatMap((one) => one.queries);
  expect(queries.length).toBeGreaterThanOrEqual(200);
  expect(queries.filter((query) => /[\u0621-\u064a]/.test(query)).length).toBeGreaterThan(100);
});

it("finds the expected results among the first ten", () => {
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
  for (const [kind, { queries, recall, mrr }] of [["all", measured] as const, ...measured.byKind]) {
    process.stdout.write(
      `${kind.padEnd(9)} ${String(queries).padStart(4)} queries  recall@10 ${percent(recall)}  MRR ${mrr.toFixed(3)}\n`,
    );
  }
  if (process.env["SEARCH_MISSED"] !== undefined) {
    for (const { query, meaning, recall, missing } of measured.missed) {
      process.stdout.write(`${recall.toFixed(2)}  ${query}  (${meaning})  ${missing.join(" ")}\n`);
    }
  }
  expect(measured.recall).toBeGreaterThanOrEqual(0.95);
  expect(measured.mrr).toBeGreaterThanOrEqual(0.9);
});
