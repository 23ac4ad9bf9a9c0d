import type { BoardCard } from "@talabee/contract";
import { acceptBy, answerableSince, boardLane, MAX_CODE_TRIES, orderStatusRules } from "@talabee/domain";
import type { stores } from "../../db/schema.js";
import { etaOf } from "../order-record/order-dto.js";
import { orderFactsOf } from "../order-record/order-facts.js";
import type { OrderLineRow, OrderRow } from "../order-record/order-rows.js";

/** What a card is made of. */
export interface BoardRow {
  readonly order: OrderRow;
  readonly store: typeof stores.$inferSelect;
  readonly customer: string;
}

/**
 * An order on its store's board, as those see it who see customers. Nothing in it depends on a language.
 */
export function boardCard(
  { order, store, customer }: BoardRow,
  lines: readonly OrderLineRow[],
  now: Date,
): BoardCard {
  const facts = orderFactsOf(order, now, null, "vendor", store.deliveryMax);
  const since = answerableSince(facts);
  const { awaitsStore } = orderStatusRules(order.orderStatus);
  const lane = boardLane(
    { status: order.orderStatus, ready: order.readyAt !== null, releasedAt: since },
    now.getTime(),
  );
  const iso = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    id: order.id,
    order_code: order.orderCode,
    version: order.version,
    order_type: order.orderType,
    order_status: order.orderStatus,
    lane,
    placed_at: order.createdAt.toISOString(),
    released_at: new Date(since).toISOString(),
    accept_by: awaitsStore ? new Date(acceptBy(since)).toISOString() : null,
    scheduled_at: iso(order.scheduledAt),
    accepted_at: iso(order.acceptedAt),
    promised_minutes: order.promisedMinutes,
    preparing_at: iso(order.preparingAt),
    ready_at: iso(order.readyAt),
    delay_minutes: order.delayMinutes,
    delivering_at: iso(order.deliveringAt),
    eta: etaOf(order),
    customer_name: customer,
    table_number: order.tableNumber,
    note: order.note,
    lines: lines.map(({ id, productId, name, quantity, addons, note }) => ({
      id,
      product_id: productId,
      name,
      quantity,
      addons: addons.map((addon) => ({ name: addon.name, quantity: addon.quantity })),
      note,
    })),
    items_count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    payment_method: order.paymentMethod,
    payment_status: order.paymentStatus,
    amount_due: order.amountDue,
    rider_name: order.riderName,
    code: order.handOverCode === null ? "none" : order.codeTries < MAX_CODE_TRIES ? "asked" : "locked",
  };
}

/** A card for those who see no customers and no prices, such as a kitchen. */
export const withoutCustomer = (card: BoardCard): BoardCard => ({
  ...card,
  customer_name: null,
  amount_due: null,
});
