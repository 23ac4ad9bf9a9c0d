import { describe, expect, it } from "vitest";
import type { OrderData } from "./order-data.js";
import { stepsOfOrder } from "./order-steps.js";

type OrderInput = Parameters<typeof stepsOfOrder>[0];
const order = (change: Partial<OrderData>): OrderInput => ({
  order_status: "pending",
  order_type: "delivery",
  created_at: "2026-11-20T19:08:00+03:00",
  timeline: [],
  ...change,
});
const summarize = (input: OrderInput) =>
  stepsOfOrder(input).map(({ step, state, at }) => `${step} ${state} ${at ? "at" : "-"}`);

describe("stepsOfOrder", () => {
  it("adds the placed step even if the timeline omits it", () => {
    expect(summarize(order({}))).toEqual([
      "placed now at",
      "accepted next -",
      "delivering next -",
      "delivered next -",
    ]);
  });

  it("has no delivering step for pickup", () => {
    const timeline = [{ status: "accepted", at: "2026-11-20T19:11:00+03:00" }] as const;
    expect(summarize(order({ order_type: "pickup", order_status: "accepted", timeline }))).toEqual([
      "placed done at",
      "accepted now at",
      "delivered next -",
    ]);
  });

  it("ends at cancellation and omits steps that never happened", () => {
    const timeline = [{ status: "canceled", at: "2026-11-20T19:12:00+03:00" }] as const;
    expect(summarize(order({ order_status: "canceled", timeline }))).toEqual([
      "placed done at",
      "canceled now at",
    ]);
  });
});
