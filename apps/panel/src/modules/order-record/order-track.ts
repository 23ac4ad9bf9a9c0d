import type { Language, OrderTrack } from "@talabee/contract";
import { orderStatusRules } from "@talabee/domain";
import type { stores } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import { openHandOverCode } from "./hand-over-code.js";
import { serializeTrack } from "./order-dto.js";
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
    hand_over_code: isOpen ? await openHandOverCode(panel, order) : null,
  };
}
