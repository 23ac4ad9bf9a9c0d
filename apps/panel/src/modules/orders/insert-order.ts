import { systemCancelAt, waitingSince } from "@talabee/domain";
import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { orderLines, orders } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { Panel } from "../../panel.js";
import type { LoadedCart } from "../cart/loaded-cart.js";
import type { StoreRow } from "../catalogue/store-dto.js";
import { orderFactsOf } from "../order-record/order-facts.js";
import { CANCEL_UNACCEPTED, scheduleEscalation, SIMULATE_ORDER } from "../order-record/order-jobs.js";
import type { OrderLineRow, OrderRow } from "../order-record/order-rows.js";
import { generateOrderCode } from "./order-code.js";

/** Inserts an order under a new code. Throws the `ApiError` `idempotency_mismatch`. */
export async function insertOrder(
  tx: Queries,
  values: Omit<typeof orders.$inferInsert, "orderCode">,
): Promise<OrderRow> {
  for (;;) {
    const [row] = await tx
      .insert(orders)
      .values({ ...values, orderCode: generateOrderCode() })
      .onConflictDoNothing()
      .returning();
    if (row !== undefined) return row;
    const sameKey = and(eq(orders.userId, values.userId), eq(orders.idempotencyKey, values.idempotencyKey));
    const [other] = await tx.select({ id: orders.id }).from(orders).where(sameKey);
    // The key was used for an order from another source: keys are unique across carts and baskets.
    if (other !== undefined) throw new ApiError("idempotency_mismatch");
  }
}

/** Inserts copies of the cart's lines; `discounts` are their shares of the order's discount, in dirhams. */
export async function insertOrderLines(
  tx: Queries,
  orderId: string,
  lines: LoadedCart["lines"],
  discounts: readonly number[],
): Promise<OrderLineRow[]> {
  return tx
    .insert(orderLines)
    .values(
      lines.map((line, position) => ({
        id: randomUUID(),
        orderId,
        productId: line.product.id,
        name: line.product.name,
        image: line.product.image,
        unitPrice: line.unitPrice,
        addons: line.addons.map(({ id, name, price, quantity }) => ({ id, name, price, quantity })),
        note: line.row.note,
        quantity: line.row.quantity,
        lineTotal: line.lineTotal,
        discountShare: discounts[position] ?? 0,
        memberId: line.row.memberId ?? null,
        position,
      })),
    )
    .returning();
}

/** Schedules the jobs of a new order, in its transaction. */
export async function scheduleOrderJobs(
  panel: Panel,
  tx: Queries,
  order: OrderRow,
  { deliveryMax }: Pick<StoreRow, "deliveryMax">,
): Promise<void> {
  await panel.jobs.schedule(tx, {
    kind: CANCEL_UNACCEPTED,
    subject: order.id,
    dueAt: new Date(systemCancelAt(orderFactsOf(order, order.createdAt, null, "system", deliveryMax))),
  });
  await scheduleEscalation(panel, tx, order, deliveryMax);
  if (panel.config.demo && panel.config.demoSpeed > 0) {
    const { createdAt, scheduledAt } = order;
    const dueAt = waitingSince({ placed_at: createdAt, scheduled_at: scheduledAt }, deliveryMax);
    await panel.jobs.schedule(tx, { kind: SIMULATE_ORDER, subject: order.id, dueAt });
  }
}
