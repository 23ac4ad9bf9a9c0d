import {
  answerableSince,
  CLIMBED_RUNGS,
  type EscalationRung,
  mayDo,
  nextRungAt,
  orderStatusRules,
  rungAt,
  rungsReached,
  STORE_ROLES,
  systemCancelAt,
  usesGateway,
} from "@talabee/domain";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { type Bilingual, orderEscalations, storeStaff, users } from "../../db/schema.js";
import type { JobHandler } from "../../jobs/job-queue.js";
import type { Panel } from "../../panel.js";
import { createNotification } from "../notifications/create-notification.js";
import { orderFactsOf } from "../order-record/order-facts.js";
import { lockOrder, type OrderRow, storeOfOrder } from "../order-record/order-rows.js";
import { appendStoreEvent } from "../order-record/store-events.js";
import { noCaller, type StoreCaller } from "./store-caller.js";

type StoreRow = Awaited<ReturnType<typeof storeOfOrder>>;

/** Members who can answer an order. */
const ANSWERING = STORE_ROLES.filter((role) => mayDo(role, "order.accept"));

const WAITING: Bilingual = { en: "An order waits for your store", ar: "طلب ينتظر رد متجرك" };
const UNANSWERED: Bilingual = { en: "A store does not answer an order", ar: "متجر لا يرد على طلب" };
const CHOICE: Bilingual = {
  en: "The store has not answered yet. You can wait, or cancel and get your money back",
  ar: "لم يرد المتجر بعد. يمكنك الانتظار، أو إلغاء الطلب واسترداد مبلغك",
};

/**
 * Climbs the ladder of an order that its store does not answer, rung by rung at its time. A rung's row is written in the
 * transaction of its effect, so that each is done once; nothing is done once the order is answered. At the last rung another
 * job cancels the order.
 */
export function createEscalationJob(panel: Panel, caller: StoreCaller = noCaller): JobHandler {
  const effects: Record<
    (typeof CLIMBED_RUNGS)[number],
    (tx: Queries, order: OrderRow, store: StoreRow) => Promise<string>
  > = {
    // The event of the order itself rings at every device.
    bell: async () => "told by the board",
    loud: async () => "told by the board",
    push: async (tx, order, store) => {
      const members = await tx
        .select({ id: storeStaff.userId })
        .from(storeStaff)
        .innerJoin(users, eq(users.id, storeStaff.userId))
        .where(
          and(eq(storeStaff.storeId, store.id), inArray(storeStaff.role, ANSWERING), isNull(users.blockedAt)),
        )
        .orderBy(asc(storeStaff.userId));
      return notifyAll(tx, members, WAITING, order, store);
    },
    call: async (_, order, store) => caller.call({ id: store.id, name: store.name.en }, order.orderCode),
    office: async (tx, order, store) => {
      const people = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(inArray(users.role, ["support", "admin", "super_admin"]), isNull(users.blockedAt)))
        .orderBy(asc(users.id));
      return notifyAll(tx, people, UNANSWERED, order, store);
    },
    choice: async (tx, order, store) => notifyAll(tx, [{ id: order.userId }], CHOICE, order, store),
  };

  async function notifyAll(
    tx: Queries,
    people: readonly { id: string }[],
    title: Bilingual,
    order: OrderRow,
    store: StoreRow,
  ): Promise<string> {
    for (const { id } of people) {
      await createNotification(panel, tx, id, {
        title,
        body: { en: `${order.orderCode} · ${store.name.en}`, ar: `${order.orderCode} · ${store.name.ar}` },
        link: id === order.userId ? `/orders/${order.id}/track` : null,
        data: { kind: "order", order_id: order.id, status: order.orderStatus },
      });
    }
    return `${people.length} told`;
  }

  /** Writes the row of a rung with its effect. */
  async function climb(tx: Queries, rung: EscalationRung, order: OrderRow, store: StoreRow, at: Date) {
    const step = CLIMBED_RUNGS.find((one) => one === rung);
    if (step === undefined) return false;
    const known = await tx
      .select({ rung: orderEscalations.rung })
      .from(orderEscalations)
      .where(and(eq(orderEscalations.orderId, order.id), eq(orderEscalations.rung, rung)));
    if (known.length > 0) return false;
    const outcome = await effects[step](tx, order, store);
    await tx.insert(orderEscalations).values({ orderId: order.id, rung, outcome, at });
    return true;
  }

  return async (orderId) =>
    panel.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const isUnpaid = usesGateway(order.paymentMethod) && order.paymentStatus !== "paid";
      // Its payment schedules the job anew.
      if (!orderStatusRules(order.orderStatus).awaitsStore || isUnpaid) return null;
      const store = await storeOfOrder(tx, order);
      const now = panel.clock();
      const facts = orderFactsOf(order, now, null, "system", store.deliveryMax);
      const since = answerableSince(facts);
      let hasClimbed = false;
      for (const rung of rungsReached(since, now.getTime()))
        hasClimbed = (await climb(tx, rung, order, store, now)) || hasClimbed;
      if (hasClimbed) await appendStoreEvent(panel, tx, order);
      const next = nextRungAt(since, now.getTime());
      return next === null || next >= Math.min(rungAt(since, "cancel"), systemCancelAt(facts))
        ? null
        : new Date(next);
    });
}
