import type {
  CallBody,
  CallData,
  CallQuery,
  cancelOrder,
  createOrder,
  Language,
  Order,
  orders as ordersCall,
  OrderTrack,
  paymentMethods,
  reorder,
  StaffOrder,
  transitionOrder,
} from "@talabee/contract";
import { FINAL_ORDER_STATUSES, OPEN_ORDER_STATUSES } from "@talabee/domain";
import { and, asc, desc, eq, inArray, lt } from "drizzle-orm";
import { acceptedPaymentMethods } from "../catalogue/accepted-payment-methods.js";
import type { Queries } from "../../db/database.js";
import { orderLines, orders, stores } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { cutPage, PER_PAGE, readCursor } from "../../http/cursor.js";
import { actingAs, type SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { orderCard } from "../order-record/order-dto.js";
import { readTrack } from "../order-record/order-track.js";
import {
  lockOrder,
  type OrderLineRow,
  type OrderRow,
  orderTopic,
  storeOfOrder,
} from "../order-record/order-rows.js";
import { loadOrderSettings } from "../settings/brand-settings.js";
import { spendable } from "../wallet/ledger.js";
import { auditOrder, STATUS_ACTIONS } from "./audit-order.js";
import { actorOf, forActor, moverOf, requirePerson } from "./order-actor.js";
import { changeStatus } from "./order-acts.js";
import { orderDetail } from "./order-detail.js";
import { paymentMethodOptions } from "./payment-methods.js";
import { type PlacedOrder, placeOrder } from "./place-order.js";
import { reorderIntoCart } from "./reorder.js";
import { closeOrderPayment } from "../payments/close-order-payment.js";
import { moveOrder } from "./transitions.js";

/** Orders for customers and staff (REQ-ORDER-37, REQ-ORDER-24). Another customer's order is `not_found`. */
export function createOrderService(panel: Panel) {
  async function findOwn(userId: string, id: string): Promise<OrderRow> {
    const [row] = await panel.db
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), eq(orders.userId, userId)));
    if (row === undefined) throw new ApiError("not_found");
    return row;
  }

  const detailOf = (queries: Queries, order: OrderRow, language: Language) =>
    orderDetail(panel, queries, order, language);

  return {
    async create(
      user: SessionUser,
      form: CallBody<typeof createOrder>,
      request: { key: string; language: Language },
    ): Promise<PlacedOrder> {
      await panel.limits.use("orders", user.id);
      return placeOrder(panel, user, form, request);
    },

    /** Payment methods, for a store if one is named (REQ-MONEY-31). */
    async paymentMethods(
      userId: string,
      query: CallQuery<typeof paymentMethods>,
      language: Language,
    ): Promise<CallData<typeof paymentMethods>> {
      const [store] =
        query.vendor_id === undefined
          ? []
          : await panel.db.select().from(stores).where(eq(stores.id, query.vendor_id));
      const enabled = acceptedPaymentMethods(panel, await loadOrderSettings(panel.db), store ?? null);
      const balance = await spendable(panel.db, userId, panel.clock());
      const brands = panel.gateways.current?.brands ?? [];
      return { items: paymentMethodOptions(enabled, balance, brands, language), next_cursor: null };
    },

    async reorder(
      userId: string,
      id: string,
      onConflict: CallBody<typeof reorder>["on_conflict"],
      language: Language,
    ): Promise<CallData<typeof reorder>> {
      return reorderIntoCart(panel, await findOwn(userId, id), onConflict, language);
    },

    async list(
      userId: string,
      query: CallQuery<typeof ordersCall>,
      language: Language,
    ): Promise<CallData<typeof ordersCall>> {
      const perPage = query.per_page ?? PER_PAGE;
      const before = readCursor(query.cursor, Number.MAX_SAFE_INTEGER);
      const scope =
        query.scope === "past"
          ? inArray(orders.orderStatus, FINAL_ORDER_STATUSES)
          : query.scope === "current"
            ? inArray(orders.orderStatus, OPEN_ORDER_STATUSES)
            : undefined;
      const rows = await panel.db
        .select({ order: orders, store: stores })
        .from(orders)
        .innerJoin(stores, eq(stores.id, orders.storeId))
        .where(and(eq(orders.userId, userId), lt(orders.systemNumber, before), scope))
        .orderBy(desc(orders.systemNumber))
        .limit(perPage + 1);
      const page = cutPage(rows, perPage, (row) => row.order.systemNumber);
      const lines = await linesOf(
        panel.db,
        page.rows.map((row) => row.order.id),
      );
      return {
        items: page.rows.map((row) =>
          orderCard(row.order, row.store, lines.get(row.order.id) ?? [], language),
        ),
        next_cursor: page.next_cursor,
      };
    },

    async detail(userId: string, id: string, language: Language): Promise<Order> {
      return detailOf(panel.db, await findOwn(userId, id), language);
    },

    async track(userId: string, id: string, language: Language): Promise<OrderTrack> {
      const order = await findOwn(userId, id);
      const store = await storeOfOrder(panel.db, order);
      return readTrack(panel, order, store, language);
    },

    async cancel(
      userId: string,
      id: string,
      { reason, refund_to }: CallBody<typeof cancelOrder>,
      language: Language,
    ): Promise<Order> {
      const order = await panel.db.transaction(async (tx) => {
        const locked = await lockOrder(tx, id);
        if (locked.userId !== userId) throw new ApiError("not_found");
        const changed = await moveOrder(panel, tx, locked, {
          to: "canceled",
          by: { actor: "customer", id: userId },
          reason: reason ?? null,
          refundTo: refund_to,
        });
        return detailOf(tx, changed, language);
      });
      panel.bus.publish(orderTopic(id));
      await closeOrderPayment(panel, id);
      return order;
    },

    /** A transition by an admin, by staff of the order's store, or by its rider. */
    async transition(
      user: SessionUser,
      id: string,
      form: CallBody<typeof transitionOrder>,
      language: Language,
    ): Promise<StaffOrder> {
      const order = await panel.db.transaction(async (tx) => {
        const locked = await lockOrder(tx, id);
        const actor = await actorOf(tx, user, locked, "order.hand_over");
        if (actor === null) throw new ApiError("not_found");
        requirePerson(user, locked, form.to);
        const changed = await changeStatus(panel, tx, locked, {
          to: form.to,
          by: moverOf(user, actor),
          reason: form.reason ?? null,
          version: form.version,
        });
        await auditOrder(
          tx,
          { before: locked, after: changed },
          { ...actingAs(user), action: STATUS_ACTIONS[form.to], at: panel.clock() },
        );
        return forActor(actor, await detailOf(tx, changed, language), panel.config.relay?.phone ?? null);
      });
      panel.bus.publish(orderTopic(id));
      await closeOrderPayment(panel, id);
      return order;
    },
  };
}

/** Lines of orders, by order id. */
export async function linesOf(
  queries: Queries,
  orderIds: readonly string[],
): Promise<Map<string, OrderLineRow[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await queries
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.position));
  const byOrder = new Map<string, OrderLineRow[]>();
  for (const row of rows) {
    const lines = byOrder.get(row.orderId);
    if (lines === undefined) byOrder.set(row.orderId, [row]);
    else lines.push(row);
  }
  return byOrder;
}
