import type {
  assignRider as assignRiderCall,
  CallBody,
  CallData,
  CallQuery,
  Language,
  panelOrder,
  panelOrders,
} from "@talabee/contract";
import { FINAL_ORDER_STATUSES, type OrderActor } from "@talabee/domain";
import { and, asc, desc, eq, gt, inArray, lt, notInArray, type SQL } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { orders, riderAssignments, riders, stores, users } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { PER_PAGE, readCursor, writeCursor } from "../../http/cursor.js";
import type { SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { orderCard } from "../order-record/order-dto.js";
import { lockOrder, type OrderRow, orderTopic } from "../order-record/order-rows.js";
import { actorOf, forActor, isReleased, losesSight, visibleOrders } from "../orders/order-actor.js";
import { orderDetail } from "../orders/order-detail.js";
import { assignRider } from "../orders/rider-assignments.js";
import { linesOf } from "../orders/service.js";

type Detail = CallData<typeof panelOrder>;

/** Orders for staff (REQ-API-37). An order that the user may not see is `not_found`. */
export function createAdminOrderService(panel: Panel) {
  async function detailOf(
    queries: Queries,
    order: OrderRow,
    { actor, language }: { actor: OrderActor; language: Language },
  ): Promise<Detail> {
    const relayPhone = panel.config.relay?.phone ?? null;
    const [customer] = await queries.select().from(users).where(eq(users.id, order.userId));
    const [rider] = await queries
      .select({ id: riders.id, name: riders.name })
      .from(riderAssignments)
      .innerJoin(riders, eq(riders.id, riderAssignments.riderId))
      .where(eq(riderAssignments.orderId, order.id))
      .orderBy(desc(riderAssignments.assignedAt), desc(riderAssignments.id))
      .limit(1);
    return {
      ...forActor(actor, await orderDetail(panel, queries, order, language), relayPhone),
      customer: losesSight(actor, order.orderStatus)
        ? { name: "", phone: null }
        : {
            name: `${customer!.firstName} ${customer!.lastName}`.trim(),
            // The number to call about this order: its address's first. A rider calls by the relay (REQ-ORDER-42).
            phone: actor === "rider" ? relayPhone : (order.address?.phone ?? customer!.mobile),
          },
      rider: rider ?? null,
    };
  }

  return {
    /**
     * Active orders, the longest waiting first, then final ones, the newest first. Orders that wait for a payment at the
     * gateway are left out.
     */
    async list(
      user: SessionUser,
      query: CallQuery<typeof panelOrders>,
      language: Language,
    ): Promise<CallData<typeof panelOrders>> {
      const perPage = query.per_page ?? PER_PAGE;
      const filters = and(
        visibleOrders(panel.db, user),
        isReleased(),
        query.vendor_id === undefined ? undefined : eq(orders.storeId, query.vendor_id),
        query.status === undefined ? undefined : eq(orders.orderStatus, query.status),
      );
      const finalStatuses = [...FINAL_ORDER_STATUSES];
      const position = readPosition(query.cursor);
      const read = (part: SQL | undefined, order: SQL, limit: number) =>
        panel.db
          .select({ order: orders, store: stores })
          .from(orders)
          .innerJoin(stores, eq(stores.id, orders.storeId))
          .where(and(filters, part))
          .orderBy(order)
          .limit(limit);
      const activeOrders =
        position?.isFinal === true
          ? []
          : await read(
              and(
                notInArray(orders.orderStatus, finalStatuses),
                position === null ? undefined : gt(orders.systemNumber, position.number),
              ),
              asc(orders.systemNumber),
              perPage + 1,
            );
      const finalOrders =
        activeOrders.length > perPage
          ? []
          : await read(
              and(
                inArray(orders.orderStatus, finalStatuses),
                position?.isFinal === true ? lt(orders.systemNumber, position.number) : undefined,
              ),
              desc(orders.systemNumber),
              perPage + 1 - activeOrders.length,
            );
      const rows = [...activeOrders, ...finalOrders];
      const page = rows.slice(0, perPage);
      const last = page.at(-1);
      const lines = await linesOf(
        panel.db,
        page.map(({ order }) => order.id),
      );
      return {
        items: page.map(({ order, store }) => orderCard(order, store, lines.get(order.id) ?? [], language)),
        next_cursor: rows.length > perPage && last !== undefined ? encodePosition(last.order) : null,
      };
    },

    async detail(user: SessionUser, id: string, language: Language): Promise<Detail> {
      const [order] = await panel.db.select().from(orders).where(eq(orders.id, id));
      const actor = order === undefined ? null : await actorOf(panel.db, user, order);
      if (order === undefined || actor === null) throw new ApiError("not_found");
      return detailOf(panel.db, order, { actor, language });
    },

    /** Assigns a rider; another one may take over until the order is delivered. */
    async assign(
      user: SessionUser,
      id: string,
      form: CallBody<typeof assignRiderCall>,
      language: Language,
    ): Promise<Detail> {
      const detail = await panel.db.transaction(async (tx) => {
        const order = await lockOrder(tx, id);
        const actor = await actorOf(tx, user, order);
        // A rider may not assign orders.
        if (actor === null || actor === "rider") throw new ApiError("not_found");
        const changed = await assignRider(panel, tx, order, form.rider_id, { actor, id: user.id });
        return detailOf(tx, changed, { actor, language });
      });
      panel.bus.publish(orderTopic(id));
      return detail;
    },
  };
}

/** Position in the list: its part (active or final) and the number in it. */
function encodePosition(order: OrderRow): string {
  const isFinal = (FINAL_ORDER_STATUSES as readonly string[]).includes(order.orderStatus);
  return writeCursor(order.systemNumber * 2 + Number(isFinal));
}

function readPosition(cursor: string | undefined): { isFinal: boolean; number: number } | null {
  if (cursor === undefined) return null;
  const position = readCursor(cursor, 0);
  return { isFinal: position % 2 === 1, number: Math.floor(position / 2) };
}
