import type {
  assignRider as assignRiderCall,
  CallBody,
  CallData,
  CallQuery,
  Language,
  panelOrder,
  panelOrders,
} from "@talabee/contract";
import type { OrderActor } from "@talabee/domain";
import { desc, eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { orders, riderAssignments, riders, users } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { PER_PAGE } from "../../http/cursor.js";
import { actingAs, mayAt, type SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { orderCard } from "../order-record/order-dto.js";
import { lockOrder, type OrderRow, orderTopic } from "../order-record/order-rows.js";
import { auditOrder } from "../orders/audit-order.js";
import { actorOf, forActor, losesSight, moverOf } from "../orders/order-actor.js";
import { orderDetail } from "../orders/order-detail.js";
import { assignRider } from "../orders/rider-assignments.js";
import { linesOf } from "../orders/service.js";
import { isSearch, searchOrders } from "./order-search.js";
import { readOrderPage, readOrderPosition, writeOrderPosition } from "./order-page.js";

type Detail = CallData<typeof panelOrder>;

/** Orders for staff (REQ-API-37). An order that the user may not see is `not_found`. */
export function createAdminOrderService(panel: Panel) {
  async function detailOf(
    queries: Queries,
    order: OrderRow,
    { user, actor, language }: { user: SessionUser; actor: OrderActor; language: Language },
  ): Promise<Detail> {
    const seesCustomer = actor === "rider" || mayAt(user, "order.customer", order.storeId);
    const relayPhone = panel.config.relay?.phone ?? null;
    const [customer] = await queries.select().from(users).where(eq(users.id, order.userId));
    const [rider] = await queries
      .select({ id: riders.id, name: riders.name })
      .from(riderAssignments)
      .innerJoin(riders, eq(riders.id, riderAssignments.riderId))
      .where(eq(riderAssignments.orderId, order.id))
      .orderBy(desc(riderAssignments.assignedAt), desc(riderAssignments.id))
      .limit(1);
    const seen = forActor(actor, await orderDetail(panel, queries, order, language), relayPhone);
    return {
      ...(seesCustomer ? seen : { ...seen, address: null, note: null }),
      customer:
        !seesCustomer || losesSight(actor, order.orderStatus)
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
      if (isSearch(query)) return searchOrders(panel, user, query, language);
      const rows = await readOrderPage(
        panel.db,
        user,
        { storeId: query.vendor_id, status: query.status },
        { after: readOrderPosition(query.cursor), limit: perPage + 1 },
      );
      const page = rows.slice(0, perPage);
      const last = page.at(-1);
      const lines = await linesOf(
        panel.db,
        page.map(({ order }) => order.id),
      );
      return {
        items: page.map(({ order, store }) => orderCard(order, store, lines.get(order.id) ?? [], language)),
        next_cursor: rows.length > perPage && last !== undefined ? writeOrderPosition(last.order) : null,
      };
    },

    async detail(user: SessionUser, id: string, language: Language): Promise<Detail> {
      const [order] = await panel.db.select().from(orders).where(eq(orders.id, id));
      const actor = order === undefined ? null : await actorOf(panel.db, user, order, "order.read");
      if (order === undefined || actor === null) throw new ApiError("not_found");
      return detailOf(panel.db, order, { user, actor, language });
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
        const actor = await actorOf(tx, user, order, "rider.assign");
        if (actor === null) throw new ApiError("not_found");
        const changed = await assignRider(panel, tx, order, form.rider_id, moverOf(user, actor));
        await auditOrder(
          tx,
          { before: order, after: changed },
          { ...actingAs(user), action: "order.assign", at: panel.clock() },
        );
        return detailOf(tx, changed, { user, actor, language });
      });
      panel.bus.publish(orderTopic(id));
      return detail;
    },
  };
}
