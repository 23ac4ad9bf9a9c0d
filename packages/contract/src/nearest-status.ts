/** The fields of an order or of its tracking that say how far it has come. All of them may be missing or wrong. */
interface Progress {
  readonly timeline?: readonly { readonly status?: unknown }[];
  readonly steps?: readonly { readonly step?: unknown; readonly state?: unknown }[];
  readonly outcome?: unknown;
}

/**
 * The status that an app shows in place of one that it does not know, because the server is newer (REQ-ORDER-19): as the order
 * ended, or the last one known that it has reached.
 */
export function nearestStatus(order: Progress, known: readonly unknown[]): unknown {
  if (order.outcome === "completed") return "delivered";
  if (order.outcome === "canceled") return "canceled";
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
