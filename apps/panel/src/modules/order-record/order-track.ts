import type { Language, OrderTrack } from "@talabee/contract";
import { acceptBy, answerableSince, orderStatusRules, rungAt, usesGateway } from "@talabee/domain";
import type { stores } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import { openHandOverCode } from "./hand-over-code.js";
import { serializeTrack } from "./order-dto.js";
import { orderFactsOf } from "./order-facts.js";
import type { OrderRow } from "./order-rows.js";

/** An order as its customer tracks it, with the code to say at the hand-over. */
export async function readTrack(
  panel: Panel,
  order: OrderRow,
  store: typeof stores.$inferSelect,
  language: Language,
): Promise<OrderTrack> {
  const { market, relay } = panel.config;
  const isOpen = orderStatusRules(order.orderStatus).outcome === "open";
  const cancelsAt = unansweredUntil(panel, order, store);
  return {
    ...serializeTrack(order, store, language, relay?.phone ?? null, market),
    store_unanswered: cancelsAt !== null,
    cancels_at: cancelsAt === null ? null : new Date(cancelsAt).toISOString(),
    hand_over_code: isOpen ? await openHandOverCode(panel, order) : null,
  };
}

/**
 * Until when the customer of an order may wait for a store that should have answered by now, or cancel; then it is canceled.
 * Null while the store has time, and once it answered.
 */
function unansweredUntil(panel: Panel, order: OrderRow, store: typeof stores.$inferSelect): number | null {
  if (!orderStatusRules(order.orderStatus).awaitsStore) return null;
  if (usesGateway(order.paymentMethod) && order.paymentStatus !== "paid") return null;
  const now = panel.clock();
  const since = answerableSince(orderFactsOf(order, now, null, "customer", store.deliveryMax));
  return now.getTime() >= acceptBy(since) ? rungAt(since, "cancel") : null;
}
