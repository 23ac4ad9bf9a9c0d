import { describe, expect, it } from "vitest";
import { ORDER_MOVES } from "./order-lifecycle.js";
import {
  COMPLETED_ORDER_STATUSES,
  FINAL_ORDER_STATUSES,
  isFinalStatus,
  OPEN_ORDER_STATUSES,
  ORDER_STATUS_TABLE,
  orderStatusRules,
  STANDING_ORDER_STATUSES,
  trackPath,
} from "./order-status-table.js";
import {
  ORDER_MILESTONES,
  ORDER_STATUSES,
  ORDER_TYPES,
  type OrderStatus,
  TRACK_STEPS,
} from "./order-vocabulary.js";

/** Statuses that an order of a type can reach from the first one. */
function reachable(type: (typeof ORDER_TYPES)[number]): Set<OrderStatus> {
  const reached = new Set<OrderStatus>([ORDER_STATUSES[0]]);
  for (const status of reached) {
    for (const next of Object.keys(ORDER_MOVES[type][status])) reached.add(next as OrderStatus);
  }
  return reached;
}

describe("the table of order statuses", () => {
  it("sorts the statuses by what they mean", () => {
    expect(OPEN_ORDER_STATUSES).toEqual(["pending", "accepted", "delivering"]);
    expect(FINAL_ORDER_STATUSES).toEqual(["delivered", "canceled"]);
    expect(COMPLETED_ORDER_STATUSES).toEqual(["delivered"]);
    expect(STANDING_ORDER_STATUSES).toEqual(["pending", "accepted", "delivering", "delivered"]);
  });

  it("has the keys of the list, in its order", () => {
    expect(Object.keys(ORDER_STATUS_TABLE)).toEqual(ORDER_STATUSES);
  });

  it.each(ORDER_STATUSES)("says nothing of %s that contradicts itself", (status) => {
    const rules = orderStatusRules(status);
    if (isFinalStatus(status)) {
      expect(rules).toMatchObject({
        awaitsStore: false,
        promisesArrival: false,
        hasRider: false,
        milestones: [],
      });
    }
    if (rules.awaitsStore) expect(rules).toMatchObject({ hasRider: false, hasLeftStore: false });
    expect(ORDER_MILESTONES).toEqual(expect.arrayContaining([...rules.milestones]));
  });

  it.each(ORDER_STATUSES)("is left from %s exactly while it is open", (status) => {
    for (const type of ORDER_TYPES) {
      if (!reachable(type).has(status)) continue;
      expect(Object.keys(ORDER_MOVES[type][status]).length > 0).toBe(!isFinalStatus(status));
    }
  });

  it.each(ORDER_TYPES)("shows steps of a %s order only for statuses that it reaches, each once", (type) => {
    for (const status of ORDER_STATUSES) {
      if (orderStatusRules(status).steps[type].length > 0) expect(reachable(type)).toContain(status);
    }
    const path = trackPath(type);
    expect(new Set(path).size).toBe(path.length);
    expect(TRACK_STEPS).toEqual(expect.arrayContaining([...path]));
  });

  it("follows deliveries to the door and other orders to the counter (REQ-ORDER-25)", () => {
    expect(trackPath("delivery")).toEqual(["placed", "accepted", "preparing", "delivering", "delivered"]);
    expect(trackPath("pickup")).toEqual(["placed", "accepted", "preparing", "ready", "delivered"]);
    expect(trackPath("dine_in")).toEqual(trackPath("pickup"));
  });
});
