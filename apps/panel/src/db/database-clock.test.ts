import { afterAll, beforeAll, expect, it } from "vitest";
import { createLog } from "../log.js";
import { openTestDatabase } from "../testing/test-database.js";
import type { OpenDatabase } from "./database.js";
import { openDatabaseClock } from "./database-clock.js";

let database: OpenDatabase;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

it("agrees on all servers, however far their own clocks are apart, and tells of it", async () => {
  const lines: string[] = [];
  const log = createLog((line) => void lines.push(line));
  const skewedBy = (minutes: number) =>
    openDatabaseClock(database.raw, log, () => Date.now() + minutes * 60_000);
  const clocks = await Promise.all([skewedBy(-5), skewedBy(0), skewedBy(5)]);
  const times = clocks.map(({ now }) => now().getTime());
  expect(Math.max(...times) - Math.min(...times)).toBeLessThan(1000);
  expect(Math.abs(times[0]! - Date.now())).toBeLessThan(2000);
  expect(lines.filter((line) => line.includes("clock differs"))).toHaveLength(2);
  for (const { stop } of clocks) stop();
});
