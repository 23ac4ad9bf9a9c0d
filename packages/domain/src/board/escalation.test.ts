import fc from "fast-check";
import { expect, it } from "vitest";
import { systemCancelAt } from "../orders/order-lifecycle.js";
import {
  acceptBy,
  CLIMBED_RUNGS,
  ESCALATION,
  ESCALATION_RUNGS,
  nextRungAt,
  rungAt,
  rungsReached,
} from "./escalation.js";

const moment = fc.integer({ min: 0, max: 4_000_000_000_000 });
const elapsed = fc.integer({ min: 0, max: 3_600_000 });

it("climbs at its times", () => {
  expect(ESCALATION.map(({ rung, after }) => [rung, after / 1000])).toEqual([
    ["bell", 0],
    ["loud", 45],
    ["push", 120],
    ["call", 240],
    ["office", 420],
    ["choice", 600],
    ["cancel", 900],
  ]);
  expect(CLIMBED_RUNGS).toEqual(ESCALATION_RUNGS.slice(0, -1));
  expect(rungsReached(1000, 999)).toEqual([]);
  expect(rungsReached(1000, 1000)).toEqual(["bell"]);
  expect(rungsReached(0, 44_999)).toEqual(["bell"]);
  expect(rungsReached(0, 45_000)).toEqual(["bell", "loud"]);
  expect(nextRungAt(0, -1)).toBe(0);
  expect(nextRungAt(0, 0)).toBe(45_000);
  expect(nextRungAt(0, 900_000)).toBeNull();
  expect(acceptBy(60_000)).toBe(660_000);
});

it("ends when the system may cancel the order", () => {
  fc.assert(
    fc.property(moment, (since) => {
      const facts = { waiting_since: since, placed_at: since, accepted_at: null } as const;
      const due = systemCancelAt({
        ...facts,
        preparing: false,
        has_driver: false,
        payment_method: "cod",
        payment_status: "unpaid",
      });
      expect(rungAt(since, "cancel")).toBe(due);
    }),
  );
});

it("never goes back, and leaves no rung out", () => {
  fc.assert(
    fc.property(moment, elapsed, elapsed, (since, a, b) => {
      const [early, late] = [Math.min(a, b), Math.max(a, b)];
      const before = rungsReached(since, since + early);
      const after = rungsReached(since, since + late);
      expect(after.slice(0, before.length)).toEqual(before);
      expect(after).toEqual(ESCALATION_RUNGS.slice(0, after.length));
    }),
  );
});

it("wakes at every rung: from each to the next, all are reached at their time", () => {
  fc.assert(
    fc.property(moment, (since) => {
      const seen: [string, number][] = [];
      for (let now: number | null = since; now !== null; now = nextRungAt(since, now)) {
        const reached = rungsReached(since, now);
        seen.push([reached.at(-1)!, now]);
      }
      expect(seen).toEqual(ESCALATION_RUNGS.map((rung) => [rung, rungAt(since, rung)]));
    }),
  );
});
