import type { OrderCard } from "@talabee/contract";
import { expect, it } from "vitest";
import { runningOrder } from "./running-order.js";

const now = Date.parse("2026-11-23T10:00:00Z");
const order = (id: string, minutes: number | null): OrderCard =>
  ({
    id,
    eta: minutes === null ? null : { from: new Date(now + minutes * 60_000).toISOString() },
  }) as OrderCard;

it("is the order that arrives first", () => {
  expect(runningOrder([order("later", 40), order("first", 10)], now)?.id).toBe("first");
  expect(runningOrder([order("unknown", null), order("known", 40)], now)?.id).toBe("known");
});
it("is none that waits for its payment, which hides no other", () => {
  const unpaid = (payment_status: "pending" | "failed") =>
    ({ ...order("unpaid", 5), order_status: "pending", payment_status }) as OrderCard;
  expect(runningOrder([unpaid("pending"), order("paid", 40)], now)?.id).toBe("paid");
  expect(runningOrder([unpaid("failed")], now)).toBeUndefined();
});
it("is none for a later day", () => {
  expect(runningOrder([order("tomorrow", 24 * 60)], now)).toBeUndefined();
  expect(runningOrder([], now)).toBeUndefined();
});
