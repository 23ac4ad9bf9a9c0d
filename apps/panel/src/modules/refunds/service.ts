import {
  fillMessage,
  type Language,
  messages,
  type OrderRefund,
  type RefundPreview,
} from "@talabee/contract";
import type { RefundAmounts } from "@talabee/domain";
import { asc, eq, inArray } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { orderRefundLines, orderRefunds, orders, refunds, stores } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { claimKey, fingerprintOf, keyOf, storeAnswer } from "../../http/idempotency.js";
import { actingAs, type SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { writeAuditEntry } from "../audit/audit-log.js";
import { createNotification } from "../notifications/create-notification.js";
import { lockOrder, type OrderRow, orderTopic } from "../order-record/order-rows.js";
import { appendOrderEvent } from "../orders/notify-order-update.js";
import { actorOf } from "../orders/order-actor.js";
import { paymentOfOrder } from "../payments/payment-rows.js";
import { planRefund, type RefundForm } from "./plan-refund.js";
import { refundOrder } from "./refund-order.js";

/** Refunds of delivered orders. An order for which the user may not refund is `not_found`. */
export function createRefundService(panel: Panel) {
  async function requireRight(queries: Queries, user: SessionUser, order: OrderRow | undefined) {
    if (order === undefined || (await actorOf(queries, user, order, "order.refund")) === null)
      throw new ApiError("not_found");
    return order;
  }
  const findOrder = async (user: SessionUser, id: string) => {
    const [order] = await panel.db.select().from(orders).where(eq(orders.id, id));
    return requireRight(panel.db, user, order);
  };

  return {
    async list(user: SessionUser, id: string) {
      const order = await findOrder(user, id);
      return { items: await readRefunds(panel.db, order.id), next_cursor: null };
    },

    async preview(user: SessionUser, id: string, form: RefundForm): Promise<RefundPreview> {
      const order = await findOrder(user, id);
      const payment = await paymentOfOrder(panel.db, order.id);
      const { amounts } = await planRefund(panel, panel.db, order, payment, form, user);
      return serializeAmounts(amounts);
    },

    /** Refunds once a key: the stored answer is written in the transaction that moves the money. */
    async refund(
      user: SessionUser,
      id: string,
      form: RefundForm,
      request: { readonly path: string; readonly key: string; readonly language: Language },
    ): Promise<{ readonly data: OrderRefund; readonly message: string; readonly replayed: boolean }> {
      const { path, key } = request;
      const keyed = { ...keyOf(user, path), key, fingerprint: await fingerprintOf(form) };
      const result = await panel.db.transaction(async (tx) => {
        const stored = await claimKey<OrderRefund>(tx, keyed);
        if (stored !== null) return { ...stored, replayed: true };
        const order = await requireRight(tx, user, await lockOrder(tx, id));
        // Nobody gives money back to themselves.
        if (order.userId === user.id) throw new ApiError("forbidden");
        const { id: refundId, amounts } = await refundOrder(panel, tx, order, form, user);
        const now = panel.clock();
        await writeAuditEntry(tx, {
          ...actingAs(user),
          action: "order.refund",
          subjectId: id,
          storeId: order.storeId,
          before: { payment_status: order.paymentStatus },
          after: { refund_id: refundId, reason: form.reason, ...serializeAmounts(amounts) },
          at: now,
        });
        await notifyCustomer(tx, order);
        const data = (await readRefunds(tx, id)).find((one) => one.id === refundId)!;
        const message = fillMessage(messages.order_refunded, request.language);
        await storeAnswer(tx, keyed, { status: 201, body: { message, data }, now });
        return { data, message, replayed: false };
      });
      panel.bus.publish(orderTopic(id));
      panel.jobs.wake();
      return result;
    },
  };

  async function notifyCustomer(tx: Queries, order: OrderRow): Promise<void> {
    const [changed] = await tx.select().from(orders).where(eq(orders.id, order.id));
    await appendOrderEvent(panel, tx, changed!);
    const [store] = await tx.select({ name: stores.name }).from(stores).where(eq(stores.id, order.storeId));
    const { en, ar } = store!.name;
    await createNotification(panel, tx, order.userId, {
      title: { en: "You get money back", ar: "سيُرد إليك مبلغ" },
      body: { en: `${order.orderCode} · ${en}`, ar: `${order.orderCode} · ${ar}` },
      link: `/orders/${order.id}`,
      data: { kind: "order", order_id: order.id, status: order.orderStatus },
    });
  }
}

const serializeAmounts = ({ wallet, card, credit, cash, ...rest }: RefundAmounts): RefundPreview => ({
  amount: rest.amount,
  to_wallet: wallet + credit,
  to_card: card,
  to_cash: cash,
  lines: rest.lines.map(({ id, quantity, amount }) => ({ id, quantity, amount })),
  fees: rest.fees,
  rest: rest.rest,
});

async function readRefunds(queries: Queries, orderId: string): Promise<OrderRefund[]> {
  const rows = await queries
    .select({ refund: orderRefunds, status: refunds.status })
    .from(orderRefunds)
    .leftJoin(refunds, eq(refunds.id, orderRefunds.gatewayRefundId))
    .where(eq(orderRefunds.orderId, orderId))
    .orderBy(asc(orderRefunds.at), asc(orderRefunds.id));
  const ids = rows.map(({ refund }) => refund.id);
  const lines =
    ids.length === 0
      ? []
      : await queries.select().from(orderRefundLines).where(inArray(orderRefundLines.refundId, ids));
  return rows.map(({ refund, status }) => {
    const own = lines
      .filter(({ refundId }) => refundId === refund.id)
      .map(({ lineId, quantity, amount }) => ({ id: lineId, quantity, amount }));
    const { id, at, wallet, card, credit, cash, fees, rest, reason, words, restocked } = refund;
    return {
      id,
      at: at.toISOString(),
      ...serializeAmounts({
        amount: wallet + card + credit + cash,
        wallet,
        card,
        credit,
        cash,
        lines: own,
        fees,
        rest,
      }),
      reason,
      words,
      restocked,
      state: status ?? "done",
    };
  });
}
