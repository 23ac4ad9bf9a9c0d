import { isFinalStatus, type OrderStatus, type OrderType } from "@talabee/domain";
import { asc, eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { type Bilingual, orderLines, type orders, stores, users } from "../../db/schema.js";
import { enqueueEmail } from "../../mail/outbox.js";
import type { Panel } from "../../panel.js";
import { createNotification } from "../notifications/create-notification.js";
import { appendStoreEvent } from "../order-record/store-events.js";
import { appendUserEvent } from "../notifications/user-events.js";
import { orderEmail, type OrderEmailKind } from "./order-emails.js";

type OrderRow = typeof orders.$inferSelect;

/** What the customer is notified of: a new status, that the order is ready at the counter, or that it needs longer. */
export type OrderUpdate = OrderStatus | "ready" | "delayed";

const TITLES: Readonly<Record<OrderUpdate, Bilingual>> = {
  pending: { en: "We have your order", ar: "استلمنا طلبك" },
  accepted: { en: "Your order is accepted", ar: "قبِل المتجر طلبك" },
  ready: { en: "Your order is ready", ar: "طلبك جاهز" },
  delayed: { en: "Your order needs more time", ar: "يحتاج طلبك إلى وقت إضافي" },
  delivering: { en: "Your order is on its way", ar: "طلبك في الطريق" },
  delivered: { en: "Your order has arrived", ar: "وصل طلبك" },
  canceled: { en: "Your order was canceled", ar: "تم إلغاء طلبك" },
};

/** Titles of a completed order by type. */
const ARRIVED: Readonly<Record<OrderType, Bilingual>> = {
  delivery: TITLES.delivered,
  pickup: { en: "You have your order", ar: "تم استلام طلبك" },
  dine_in: { en: "Your order is served", ar: "قُدِّم طلبك على الطاولة" },
};

const EMAILS: Readonly<Record<OrderUpdate, OrderEmailKind | null>> = {
  pending: "placed",
  accepted: "accepted",
  ready: null,
  delayed: null,
  delivering: null,
  delivered: "delivered",
  canceled: "canceled",
};

/** Appends an event of a changed order to the streams of its customer and its store, in the transaction of the change (REQ-PUSH-13). */
export async function appendOrderEvent(panel: Panel, tx: Queries, order: OrderRow): Promise<void> {
  await appendUserEvent(panel, tx, { userId: order.userId, kind: "order", subjectId: order.id });
  await appendStoreEvent(panel, tx, order);
}

/**
 * Notifies the customer of an order's change, in its transaction: event streams, /notifications, push, and email for the
 * updates in `EMAILS`. `reason` is the reason of a cancellation, as shown to the customer.
 */
export async function notifyOrderUpdate(
  panel: Panel,
  tx: Queries,
  order: OrderRow,
  update: OrderUpdate,
  reason: string | null = null,
): Promise<void> {
  await appendOrderEvent(panel, tx, order);
  const [of] = await tx
    .select({ store: stores.name, name: users.firstName, email: users.email, language: users.language })
    .from(stores)
    .innerJoin(users, eq(users.id, order.userId))
    .where(eq(stores.id, order.storeId));
  const { store, name, email, language } = of!;
  const isOver = isFinalStatus(order.orderStatus);
  const path = isOver ? `/orders/${order.id}` : `/orders/${order.id}/track`;
  await createNotification(panel, tx, order.userId, {
    title: update === "delivered" ? ARRIVED[order.orderType] : TITLES[update],
    body: { en: `${order.orderCode} · ${store.en}`, ar: `${order.orderCode} · ${store.ar}` },
    link: path,
    data: { kind: "order", order_id: order.id, status: update },
  });
  const kind = EMAILS[update];
  if (kind === null) return;
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  const template = orderEmail(kind, language, {
    name,
    market: panel.config.market,
    order: {
      code: order.orderCode,
      store: store[language],
      orderType: order.orderType,
      paymentMethod: order.paymentMethod,
      at: order.createdAt,
      scheduledAt: order.scheduledAt,
      lines: lines.map((line) => ({
        name: line.name[language],
        quantity: line.quantity,
        total: line.lineTotal,
      })),
      subtotal: order.subtotal,
      discount: order.discount,
      deliveryFee: order.deliveryFee,
      serviceFee: order.serviceFee,
      tax: order.tax,
      walletApplied: order.walletApplied,
      rounding: order.rounding,
      total: order.orderTotal,
      due: order.amountDue,
      reason,
      isRefunded: order.walletApplied > 0 || order.paymentStatus === "refunded",
      url: panel.config.publicUrl === null ? null : panel.config.publicUrl + path,
    },
  });
  await enqueueEmail(panel, tx, { to: email, ...template, now: panel.clock() });
}
