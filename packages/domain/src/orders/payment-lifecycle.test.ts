import { describe, expect, it } from "vitest";
import { ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from "./order-vocabulary.js";
import { awaitsPayment, firstPayment, movePayment, paymentStatusAfter } from "./payment-lifecycle.js";

describe("movePayment", () => {
  const allowed = [
    "unpaid pending",
    "unpaid paid",
    "pending paid",
    "pending failed",
    "pending refunded",
    "failed pending",
    "failed paid",
    "failed unpaid",
    "failed refunded",
    "paid refunded",
  ];
  const every = PAYMENT_STATUSES.flatMap((from) => PAYMENT_STATUSES.map((to) => [from, to] as const));
  it.each(every)("%s → %s", (from, to) => {
    if (from === to || allowed.includes(`${from} ${to}`)) expect(movePayment(from, to)).toBe(to);
    else expect(() => movePayment(from, to)).toThrow(new RangeError(`a payment from ${from} to ${to}`));
  });
});

describe("firstPayment", () => {
  it.each(PAYMENT_METHODS)("treats an order with nothing left to pay as paid: %s", (method) => {
    expect(firstPayment(method, 0)).toEqual({ method: "wallet", status: "paid" });
  });

  it("waits for the gateway online, and for the door with cash", () => {
    expect(firstPayment("card", 1)).toEqual({ method: "card", status: "pending" });
    expect(firstPayment("online", 1)).toEqual({ method: "online", status: "pending" });
    expect(firstPayment("cod", 1)).toEqual({ method: "cod", status: "unpaid" });
  });
});

describe("paymentStatusAfter", () => {
  it("collects cash on delivery and returns paid amounts", () => {
    expect(paymentStatusAfter("delivered", "cod", "unpaid")).toBe("paid");
    expect(paymentStatusAfter("canceled", "card", "paid")).toBe("refunded");
    expect(paymentStatusAfter("canceled", "wallet", "paid")).toBe("refunded");
    expect(paymentStatusAfter("canceled", "cod", "unpaid")).toBe("unpaid");
    expect(paymentStatusAfter("delivered", "online", "unpaid")).toBe("unpaid");
    expect(paymentStatusAfter("accepted", "cod", "unpaid")).toBe("unpaid");
  });

  it("never makes a move that the payment itself may not make", () => {
    for (const order of ORDER_STATUSES) {
      for (const method of PAYMENT_METHODS) {
        for (const status of PAYMENT_STATUSES) {
          const after = paymentStatusAfter(order, method, status);
          expect(movePayment(status, after)).toBe(after);
        }
      }
    }
  });
});

it("awaits a payment until it is made, and not once it went back", () => {
  expect(PAYMENT_STATUSES.filter(awaitsPayment)).toEqual(["unpaid", "pending", "failed"]);
});
