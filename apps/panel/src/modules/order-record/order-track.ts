import type { Language, OrderTrack } from "@talabee/contract";
import { acceptBy, answerableSince, orderStatusRules, usesGateway } from "@talabee/domain";
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
  return {
    ...serializeTrack(order, store, language, relay?.phone ?? null, market),
    store_unanswered: isUnanswered(panel, order, store),
    hand_over_code: isOpen ? await openHandOverCode(panel, order) : null,
  };
}

/** Whether the store should have answered by now: the customer may wait, or cancel. */
function isUnanswered(panel: Panel, order: OrderRow, store: typeof stores.$inferSelect): boolean {
  if (!orderStatusRules(order.orderStatus).awaitsStore) return false;
  if (usesGateway(order.paymentMethod) && order.paymentStatus !== "paid") return false;
  const now = panel.clock();
  const facts = orderFactsOf(order, now, null, "customer", store.deliveryMax);
  return now.getTime() >= acceptBy(answerableSince(facts));
}
