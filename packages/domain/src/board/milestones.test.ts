import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ORDER_ACTORS, ORDER_STATUSES } from "../orders/order-vocabulary.js";
import {
  DELAY_MINUTES,
  delayRefusal,
  MAX_DELAY_MINUTES,
  MILESTONE_REFUSALS,
  type MilestoneFacts,
  milestoneRefusal,
  STORE_MILESTONES,
} from "./milestones.js";

const facts: MilestoneFacts = {
  status: "accepted",
  actor: "vendor",
  preparing: false,
  ready: false,
  delayed: 0,
};
const anyFacts: fc.Arbitrary<MilestoneFacts> = fc.record({
  status: fc.constantFrom(...ORDER_STATUSES),
  actor: fc.constantFrom(...ORDER_ACTORS),
  preparing: fc.boolean(),
  ready: fc.boolean(),
  delayed: fc.nat(MAX_DELAY_MINUTES),
});

describe("milestones of a store", () => {
  it("are said of an accepted order, by the store or an admin, once", () => {
    expect(milestoneRefusal("preparing", facts)).toBeNull();
    expect(milestoneRefusal("ready", facts)).toBeNull();
    expect(milestoneRefusal("ready", { ...facts, preparing: true, actor: "admin" })).toBeNull();
    expect(milestoneRefusal("preparing", { ...facts, preparing: true })).toBe("same_milestone");
    expect(milestoneRefusal("ready", { ...facts, ready: true })).toBe("same_milestone");
    expect(milestoneRefusal("preparing", { ...facts, ready: true })).toBe("already_ready");
  });

  it.each(["pending", "delivering", "delivered", "canceled"] as const)(
    "are not said of a %s order",
    (status) => {
      for (const milestone of STORE_MILESTONES)
        expect(milestoneRefusal(milestone, { ...facts, status })).toBe("wrong_status");
      expect(delayRefusal(10, { ...facts, status })).toBe("wrong_status");
    },
  );

  it.each(["customer", "rider", "system"] as const)("are not said by a %s", (actor) => {
    for (const milestone of STORE_MILESTONES)
      expect(milestoneRefusal(milestone, { ...facts, actor })).toBe("actor_may_not");
    expect(delayRefusal(10, { ...facts, actor })).toBe("actor_may_not");
  });

  it("come in one order only: never back from ready", () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const refusal = milestoneRefusal("preparing", given);
        if (given.ready) expect(refusal).not.toBeNull();
        if (refusal !== null) expect(MILESTONE_REFUSALS).toContain(refusal);
      }),
    );
  });
});

describe("delays", () => {
  it("are two hours in all, however they are divided", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer(DELAY_MINUTES), { maxLength: 30 }),
        fc.boolean(),
        (minutes, preparing) => {
          let delayed = 0;
          for (const more of minutes) {
            if (delayRefusal(more, { ...facts, preparing, delayed }) === null) delayed += more;
          }
          expect(delayed).toBeLessThanOrEqual(MAX_DELAY_MINUTES);
        },
      ),
    );
    expect(delayRefusal(60, { ...facts, delayed: 60 })).toBeNull();
    expect(delayRefusal(1, { ...facts, delayed: 120 })).toBe("too_long");
  });

  it("end once the order is ready", () => {
    expect(delayRefusal(5, { ...facts, ready: true })).toBe("already_ready");
  });

  it.each([0, -5, 1.5, 61, NaN, Infinity])("of %s minutes are an error", (minutes) => {
    expect(() => delayRefusal(minutes, facts)).toThrow(`a delay of ${minutes} minutes`);
  });
  it.each([1, 60])("of %s minutes are none", (minutes) => expect(delayRefusal(minutes, facts)).toBeNull());
});
