import { expect, it } from "vitest";
import type { RawQueries } from "../db/database.js";
import { createSharedCounter } from "./shared-counter.js";

const LIMIT = { name: "requests", points: 10, seconds: 60 };
const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(at));

/** Answers each statement with the rows it inserted; counts how often the key of a row is read. */
function createTable() {
  const statements: { keys: string[]; points: number[] }[] = [];
  let keyReads = 0;
  let onStatement: () => void = () => undefined;
  const raw: RawQueries = {
    async query(_text, values) {
      const [keys, points, ends] = values as [string[], number[], number[]];
      statements.push({ keys: [...keys], points: [...points] });
      onStatement();
      return {
        rows: keys.map((key, at) => ({
          get key() {
            keyReads++;
            return key;
          },
          points: points[at],
          ends_at: String(ends[at]),
        })),
      };
    },
  };
  return {
    raw,
    statements,
    keyReads: () => keyReads,
    /** Waits until as many statements have been sent. */
    sent: (count: number) =>
      new Promise<void>((resolve) => {
        onStatement = () => statements.length >= count && resolve();
        onStatement();
      }),
  };
}

it("synchronizes ten thousand addresses with work that grows with their number only", async () => {
  const table = createTable();
  const counter = createSharedCounter(table.raw, LIMIT);
  for (const address of numbers(10_000)) expect(counter.use(address)).toBeNull();
  await table.sent(10);
  await new Promise((resolve) => setImmediate(resolve));
  expect(table.keyReads()).toBe(10_000);
  // No statement holds the locks of many rows.
  expect(table.statements.map(({ keys }) => keys.length)).toEqual(Array<number>(10).fill(1000));
  // Each server locks rows in the same order.
  const keys = table.statements.flatMap((statement) => statement.keys);
  expect(keys).toEqual(keys.toSorted());
});

it("tells other servers of an address once its uses matter to its limit", async () => {
  const table = createTable();
  const counter = createSharedCounter(table.raw, { ...LIMIT, points: 900 });
  for (const address of numbers(1000)) counter.use(address);
  for (let n = 0; n < 100; n++) counter.use("busy");
  await table.sent(1);
  expect(table.statements.map(({ points }) => points)).toEqual([[100]]);
});

it("takes a share of the others' uses into account", async () => {
  const raw: RawQueries = {
    query: async (_text, [keys, , ends]) => ({
      rows: [{ key: (keys as string[])[0], points: LIMIT.points, ends_at: String((ends as number[])[0]) }],
    }),
  };
  const counter = createSharedCounter(raw, LIMIT);
  expect(counter.use("shared")).toBeNull();
  await expect.poll(() => counter.use("shared"), { interval: 300 }).toBeGreaterThan(0);
});

it("keeps a bounded number of addresses; the oldest go first", () => {
  const counter = createSharedCounter(null, { ...LIMIT, points: 1 }, { maxEntries: 100 });
  expect(counter.use("first")).toBeNull();
  expect(counter.use("first")).toBeGreaterThan(0);
  for (const address of numbers(100)) counter.use(address);
  expect(counter.size).toBe(100);
  // Forgotten, so it may begin again.
  expect(counter.use("first")).toBeNull();
  expect(counter.use("99")).toBeGreaterThan(0);
});

it("counts on while the database is away", async () => {
  let tries = 0;
  const raw: RawQueries = { query: () => (tries++, Promise.reject(new Error("away"))) };
  const counter = createSharedCounter(raw, { ...LIMIT, points: 2 });
  expect(counter.use("one")).toBeNull();
  await expect.poll(() => tries).toBe(1);
  expect(counter.use("one")).toBeNull();
  expect(counter.use("one")).toBeGreaterThan(0);
});
