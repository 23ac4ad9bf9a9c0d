/** The fields of an order or of its tracking that say how far it has come. All of them may be missing or wrong. */
interface Progress {
  readonly timeline?: readonly { readonly status?: unknown }[];
  readonly steps?: readonly { readonly step?: unknown; readonly state?: unknown }[];
  /** True only for an order that is over. */
  readonly can_reorder?: unknown;
  readonly payment_status?: unknown;
}

/**
 * The status that an app shows in place of one that it does not know, because the server is newer (REQ-ORDER-19): the last
 * one known that the order has reached, or, where the order is over, how it most probably ended.
 */
export function nearestStatus(order: Progress, known: readonly unknown[]): unknown {
  if (order.can_reorder === true) return order.payment_status === "refunded" ? "canceled" : "delivered";
  const reached = [
    ...listOf(order.timeline).map(({ status }) => status),
    ...listOf(order.steps).flatMap(({ step, state }) =>
      state === "next" ? [] : [step === "placed" ? "pending" : step],
    ),
  ];
  return reached.findLast((status) => known.includes(status)) ?? "accepted";
}

const listOf = <Item>(list: readonly Item[] | undefined): Item[] =>
  Array.isArray(list) ? list.filter((item) => typeof item === "object" && item !== null) : [];
