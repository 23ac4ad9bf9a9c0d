import fc from "fast-check";
import { expect, it } from "vitest";
import { CANCEL_CAUSES, cancelCause } from "./cancellation.js";
import { ORDER_ACTORS, PAYMENT_METHODS, PAYMENT_STATUSES } from "./order-vocabulary.js";

const cash = { payment_method: "cod", payment_status: "unpaid" } as const;

it("says who canceled an order", () => {
  expect(cancelCause("customer", cash)).toBe("customer");
  expect(cancelCause("vendor", cash)).toBe("store");
  expect(cancelCause("admin", cash)).toBe("office");
});

it("tells a store that did not answer from a payment that did not come", () => {
  expect(cancelCause("system", cash)).toBe("no_answer");
  expect(cancelCause("system", { payment_method: "wallet", payment_status: "refunded" })).toBe("no_answer");
  expect(cancelCause("system", { payment_method: "card", payment_status: "refunded" })).toBe("no_answer");
  for (const payment_status of ["pending", "failed"] as const)
    expect(cancelCause("system", { payment_method: "online", payment_status })).toBe("not_paid");
});

it("blames a payment only where one was due", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ORDER_ACTORS),
      fc.constantFrom(...PAYMENT_METHODS),
      fc.constantFrom(...PAYMENT_STATUSES),
      (by, payment_method, payment_status) => {
        const cause = cancelCause(by, { payment_method, payment_status });
        expect(CANCEL_CAUSES).toContain(cause);
        if (by !== "system") expect(["no_answer", "not_paid"]).not.toContain(cause);
        if (cause === "not_paid") expect(["card", "online"]).toContain(payment_method);
      },
    ),
  );
});
