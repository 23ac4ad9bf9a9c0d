import { usesGateway, type OrderActor, type PaymentMethod, type PaymentStatus } from "./order-vocabulary.js";

/**
 * Why an order was canceled, as its customer is told: by themselves, by the `store`, by the `office`, because the store did not
 * answer in time (`no_answer`), or because it was not paid in time (`not_paid`).
 */
export const CANCEL_CAUSES = ["customer", "store", "office", "no_answer", "not_paid"] as const;
export type CancelCause = (typeof CANCEL_CAUSES)[number];

const CAUSE_OF_ACTOR = {
  customer: "customer",
  vendor: "store",
  rider: "office",
  admin: "office",
} as const satisfies Record<Exclude<OrderActor, "system">, CancelCause>;

/** Why a canceled order was canceled; `by` is who did that. */
export function cancelCause(
  by: OrderActor,
  order: { readonly payment_method: PaymentMethod; readonly payment_status: PaymentStatus },
): CancelCause {
  if (by !== "system") return CAUSE_OF_ACTOR[by];
  // What was paid is refunded with the cancellation.
  const wasPaid = order.payment_status === "refunded" || order.payment_status === "paid";
  return usesGateway(order.payment_method) && !wasPaid ? "not_paid" : "no_answer";
}
