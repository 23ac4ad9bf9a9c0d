import fc from "fast-check";
import { expect, it } from "vitest";
import { DEAF_AFTER_MS, DEAF_STREAM_S, HEARTBEAT_MS, hearsOrders, isDeaf } from "./hearing.js";

const moment = fc.integer({ min: 0, max: 10_000_000 });

it("hears at a counter whose sound is on", () => {
  const counter = { role: "counter", sound: true, tested: null, streamAge: null } as const;
  expect(hearsOrders(counter)).toBe(true);
  expect(hearsOrders({ ...counter, sound: false })).toBe(false);
  expect(hearsOrders({ ...counter, role: "kitchen" })).toBe(false);
});

it("hears nothing where nobody heard the bell, or the stream is cut", () => {
  const counter = { role: "counter", sound: true, tested: true, streamAge: 14 } as const;
  expect(hearsOrders(counter)).toBe(true);
  expect(hearsOrders({ ...counter, tested: false })).toBe(false);
  expect(hearsOrders({ ...counter, streamAge: DEAF_STREAM_S })).toBe(false);
});

it("is deaf after ninety seconds, whatever happened before the store opened", () => {
  const open = { heardAt: 0, openSince: 0, excusedUntil: null };
  expect(isDeaf(open, DEAF_AFTER_MS - 1)).toBe(false);
  expect(isDeaf(open, DEAF_AFTER_MS)).toBe(true);
  expect(isDeaf({ ...open, openSince: 1 }, DEAF_AFTER_MS)).toBe(false);
  expect(isDeaf({ ...open, excusedUntil: DEAF_AFTER_MS + 1 }, DEAF_AFTER_MS)).toBe(false);
  expect(isDeaf({ ...open, excusedUntil: DEAF_AFTER_MS }, DEAF_AFTER_MS)).toBe(true);
});

it("forgives lost reports: four in a row", () => {
  expect(DEAF_AFTER_MS).toBeGreaterThan(4 * HEARTBEAT_MS);
});

it("becomes deaf once and stays so until something is heard", () => {
  fc.assert(
    fc.property(moment, moment, moment, moment, (heardAt, openSince, a, b) => {
      const [early, late] = [Math.min(a, b), Math.max(a, b)];
      const facts = { heardAt, openSince, excusedUntil: null };
      if (isDeaf(facts, early)) expect(isDeaf(facts, late)).toBe(true);
      expect(isDeaf({ ...facts, heardAt: late }, late)).toBe(false);
      expect(isDeaf({ ...facts, excusedUntil: late + 1 }, late)).toBe(false);
    }),
  );
});
