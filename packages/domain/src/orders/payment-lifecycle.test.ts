import { describe, expect, it } from "vitest";
import { ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from "./order-vocabulary.js";
import { canMovePayment, initialPaymentStatus, paymentStatusAfter } from "./payment-lifecycle.js";

describe("canMovePayment", () => {
  const allowed = [
    "unpaid pending",
    "unpaid paid",
    "pending paid",
    "pending failed",
    "failed pending",
    "paid partially_refunded",
    "paid refunded",
    "partially_refunded refunded",
  ];
  const every = PAYMENT_STATUSES.flatMap((from) => PAYMENT_STATUSES.map((to) => [from, to] as const));
  it.each(every)("%s → %s", (from, to) => {
    expect(canMovePayment(from, to)).toBe(allowed.includes(`${from} ${to}`));
  });
});

it("takes an order with nothing left to pay as paid", () => {
  expect(initialPaymentStatus(0)).toBe("paid");
  expect(initialPaymentStatus(1)).toBe("unpaid");
});

describe("paymentStatusAfter", () => {
  it("takes cash at the door and gives back what was paid", () => {
    expect(paymentStatusAfter("delivered", "cod", "unpaid")).toBe("paid");
    expect(paymentStatusAfter("canceled", "card", "paid")).toBe("refunded");
    expect(paymentStatusAfter("canceled", "wallet", "partially_refunded")).toBe("refunded");
    expect(paymentStatusAfter("canceled", "cod", "unpaid")).toBe("unpaid");
    expect(paymentStatusAfter("delivered", "online", "unpaid")).toBe("unpaid");
    expect(paymentStatusAfter("accepted", "cod", "unpaid")).toBe("unpaid");
  });

  it("never makes a move that the payment itself may not make", () => {
    for (const order of ORDER_STATUSES) {
      for (const method of PAYMENT_METHODS) {
        for (const status of PAYMENT_STATUSES) {
          const after = paymentStatusAfter(order, method, status);
          expect(after === status || canMovePayment(status, after)).toBe(true);
        }
      }
    }
  });
});
