import type { OrderStatus } from "@talabee/domain";
import type { Queries } from "../../db/database.js";
import { writeAuditEntry } from "../audit/audit-log.js";
import type { OrderRow } from "../order-record/order-rows.js";

/** What the audit log calls a change of the status, on whichever way it was made. */
export const STATUS_ACTIONS = {
  pending: "order.reopen",
  accepted: "order.accept",
  delivering: "order.send_out",
  delivered: "order.hand_over",
  canceled: "order.refuse",
} as const satisfies Record<OrderStatus, string>;

/** Records that somebody behind the counter changed an order; without a change, nothing. */
export async function auditOrder(
  tx: Queries,
  { before, after }: { readonly before: OrderRow; readonly after: OrderRow },
  by: {
    readonly actorId: string | null;
    readonly deviceId?: string | null;
    readonly action: string;
    readonly at: Date;
  },
): Promise<void> {
  if (after.version === before.version) return;
  await writeAuditEntry(tx, {
    ...by,
    subjectId: before.id,
    storeId: before.storeId,
    before: auditedFields(before),
    after: auditedFields(after),
  });
}

const auditedFields = (order: OrderRow) => ({
  order_status: order.orderStatus,
  version: order.version,
  promised_minutes: order.promisedMinutes,
  preparing_at: order.preparingAt,
  ready_at: order.readyAt,
  delay_minutes: order.delayMinutes,
  rider_name: order.riderName,
});
