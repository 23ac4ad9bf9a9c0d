import type { CallBody, refundOrder } from "@talabee/contract";
import {
  isCompletedStatus,
  missingRefundRight,
  REFUND_LIMITS,
  type RefundAmounts,
  type RefundableOrder,
  refundOfLines,
  type RefundRefusal,
} from "@talabee/domain";
import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { orderLines, orderRefundLines, orderRefunds, refunds } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { rolesAt, type SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import type { OrderRow } from "../order-record/order-rows.js";
import { refundedThroughGateway } from "../payments/outside-refund.js";
import type { PaymentRow } from "../payments/payment-rows.js";
import { readSettings } from "../settings/brand-settings.js";

export type RefundForm = CallBody<typeof refundOrder>;

/** A refund that is refused. */
export const refundRefused = (why: RefundRefusal | "not_delivered" | "not_paid"): ApiError =>
  new ApiError("refund_refused", { data: { why } });

/**
 * What a refund of a delivered order moves, and what its earlier ones did. To be certain of it, the caller locks the order.
 * Throws the `ApiError`s `refund_refused` and `refund_right_missing`.
 */
export async function planRefund(
  panel: Pick<Panel, "clock" | "config">,
  queries: Queries,
  order: OrderRow,
  payment: PaymentRow | undefined,
  form: RefundForm,
  user: SessionUser,
): Promise<{ readonly amounts: RefundAmounts; readonly before: RefundableOrder["refunded"] }> {
  if (!isCompletedStatus(order.orderStatus)) throw refundRefused("not_delivered");
  if (order.paymentStatus === "refunded") throw refundRefused("nothing_left");
  if (order.paymentStatus !== "paid") throw refundRefused("not_paid");
  const before = await refundedBefore(queries, order, payment);
  const amounts = refundOfLines(
    { ...(await refundableOf(queries, order)), refunded: before },
    { lines: form.lines, fees: form.fees, to: form.to },
  );
  if ("refused" in amounts) throw refundRefused(amounts.refused);
  await requireRight(panel, queries, user, order, before.wallet + before.rest + amounts.amount);
  return { amounts, before };
}

/** Throws the `ApiError` `refund_right_missing` unless a role of the user may have refunded so much of the order by now. */
async function requireRight(
  { clock, config }: Pick<Panel, "clock" | "config">,
  queries: Queries,
  user: SessionUser,
  order: OrderRow,
  total: number,
): Promise<void> {
  const { refund_limit: decided = null } = await readSettings(queries);
  const refund = { total, ended_at: order.deliveredAt!.getTime(), now: clock().getTime() };
  const limits = { standard: REFUND_LIMITS[config.market.id], decided };
  const roles = rolesAt(user, order.storeId);
  const missing = roles.map((role) => missingRefundRight(role, refund, limits));
  if (missing.includes(null)) return;
  const data = missing.find((one) => one?.right === "order.refund_any") ?? missing[0];
  throw new ApiError("refund_right_missing", { data });
}

/** Lines and fees of an order, with what was refunded of them. */
async function refundableOf(queries: Queries, order: OrderRow): Promise<Omit<RefundableOrder, "refunded">> {
  const lines = await queries
    .select({
      id: orderLines.id,
      quantity: orderLines.quantity,
      line_total: orderLines.lineTotal,
      discount_share: orderLines.discountShare,
      refunded: sql<number>`coalesce((select sum(${orderRefundLines.quantity}) from ${orderRefundLines} where ${orderRefundLines.lineId} = ${orderLines.id}), 0)::int`,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  const refundedFees = await queries
    .select({ id: orderRefunds.id })
    .from(orderRefunds)
    .where(sql`${orderRefunds.orderId} = ${order.id} and ${orderRefunds.hasFees}`);
  // What a coupon took off the delivery is no line's share.
  const ofFees = order.discount - lines.reduce((sum, { discount_share }) => sum + discount_share, 0);
  return {
    lines,
    fees: order.deliveryFee + order.serviceFee - ofFees,
    fees_refunded: refundedFees.length > 0,
    tax: order.tax,
    payment_method: order.paymentMethod,
    wallet_applied: order.walletApplied,
    amount_due: order.amountDue,
  };
}

/** What went back of an order's payments: by us, and in the gateway's dashboard or by a dispute. */
async function refundedBefore(
  queries: Queries,
  order: OrderRow,
  payment: PaymentRow | undefined,
): Promise<RefundableOrder["refunded"]> {
  const rows = await queries.select().from(orderRefunds).where(eq(orderRefunds.orderId, order.id));
  const ours = rows.flatMap(({ gatewayRefundId }) => gatewayRefundId ?? []);
  const total = (of: (row: (typeof rows)[number]) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  const outside =
    payment === undefined || payment.provider === null
      ? 0
      : await refundedThroughGateway(
          queries,
          payment.id,
          ...(ours.length === 0 ? [] : [sql`not ${inArray(refunds.id, ours)}`]),
        );
  const rest = total(({ card, credit, cash }) => card + credit + cash) + outside;
  return { wallet: total(({ wallet }) => wallet), rest: Math.min(rest, order.amountDue) };
}
