import { describe, expect, it } from "vitest";
import { stepsOfOrder, type OrderData } from "./order-screen.js";

type Given = Parameters<typeof stepsOfOrder>[0];
const order = (change: Partial<OrderData>): Given => ({
  order_status: "pending",
  order_type: "delivery",
  created_at: "2026-11-20T19:08:00+03:00",
  timeline: [],
  ...change,
});
const told = (given: Given) =>
  stepsOfOrder(given).map(({ step, state, at }) => `${step} ${state} ${at ? "at" : "-"}`);

describe("the steps of an order by its timeline", () => {
  it("begins with its sending, though the timeline does not say so", () => {
    expect(told(order({}))).toEqual([
      "placed now at",
      "accepted next -",
      "delivering next -",
      "delivered next -",
    ]);
  });

  it("has no way to ride when it is collected", () => {
    const timeline = [{ status: "accepted", at: "2026-11-20T19:11:00+03:00" }] as const;
    expect(told(order({ order_type: "pickup", order_status: "accepted", timeline }))).toEqual([
      "placed done at",
      "accepted now at",
      "delivered next -",
    ]);
  });

  it("ends where it was canceled, and skips what never happened", () => {
    const timeline = [{ status: "canceled", at: "2026-11-20T19:12:00+03:00" }] as const;
    expect(told(order({ order_status: "canceled", timeline }))).toEqual([
      "placed done at",
      "canceled now at",
    ]);
  });
});
