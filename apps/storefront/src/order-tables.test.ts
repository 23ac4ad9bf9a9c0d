import { ORDER_STATUS_TABLE, ORDER_STATUSES, ORDER_TYPE_TABLE, PAYMENT_METHOD_TABLE } from "@talabee/domain";
import { orderTypeTable } from "@talabee/ui/widgets/order-type-switch";
import { paymentMethodTable } from "@talabee/ui/widgets/payment-method-picker";
import { orderStatusTable } from "@talabee/ui/widgets/status-badge";
import { describe, expect, it } from "vitest";

describe("the tables of the design system and of the rules", () => {
  it("have the same statuses, in the same order", () => {
    expect(Object.keys(orderStatusTable)).toEqual(ORDER_STATUSES);
  });

  it.each(ORDER_STATUSES)("agree on the outcome and the steps of %s", (status) => {
    const { outcome, steps } = ORDER_STATUS_TABLE[status];
    expect(orderStatusTable[status]).toMatchObject({ outcome, steps });
  });

  it("agree on the order types", () => {
    expect(orderTypeTable).toEqual(ORDER_TYPE_TABLE);
  });

  it("agree on the payment methods", () => {
    expect(paymentMethodTable).toEqual(PAYMENT_METHOD_TABLE);
  });
});
