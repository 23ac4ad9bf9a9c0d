import { describe, expect, it } from "vitest";
import { lifecyclePath } from "./lifecycle-path.js";
import { ORDER_MOVES } from "./order-lifecycle.js";
import { ORDER_STATUSES, ORDER_TYPES } from "./order-vocabulary.js";

describe("the path of an order through its lifecycle", () => {
  it("leads from the first status to each that the type reaches", () => {
    expect(lifecyclePath("delivery", "delivered")).toEqual(["accepted", "delivering", "delivered"]);
    expect(lifecyclePath("pickup", "delivered")).toEqual(["accepted", "delivered"]);
    expect(lifecyclePath("pickup", "delivering")).toBeNull();
    expect(lifecyclePath("dine_in", "pending")).toEqual([]);
    expect(lifecyclePath("delivery", "canceled")).toEqual(["canceled"]);
    expect(lifecyclePath("delivery", "delivered", "delivering")).toEqual(["delivered"]);
    expect(lifecyclePath("delivery", "accepted", "delivered")).toBeNull();
  });

  it.each(ORDER_TYPES)("consists of moves of a %s order only", (type) => {
    for (const from of ORDER_STATUSES) {
      for (const to of ORDER_STATUSES) {
        let at = from;
        for (const next of lifecyclePath(type, to, from) ?? []) {
          expect(Object.keys(ORDER_MOVES[type][at])).toContain(next);
          at = next;
        }
      }
    }
  });
});
