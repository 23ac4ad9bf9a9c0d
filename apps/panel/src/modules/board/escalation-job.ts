import {
  answerableSince,
  CLIMBED_RUNGS,
  type EscalationRung,
  nextRungAt,
  orderStatusRules,
  rungAt,
  rungsReached,
  systemCancelAt,
  usesGateway,
} from "@talabee/domain";
import { and, eq } from "drizzle-orm";
import { afterCommit } from "../../db/after-commit.js";
import type { Queries } from "../../db/database.js";
import { type Bilingual, orderEscalations } from "../../db/schema.js";
import type { JobHandler } from "../../jobs/job-queue.js";
import type { Panel } from "../../panel.js";
import { createNotification } from "../notifications/create-notification.js";
import { membersWith, officeOfOrders } from "../notifications/who-is-told.js";
import { appendUserEvent } from "../notifications/user-events.js";
import { orderFactsOf } from "../order-record/order-facts.js";
import { lockOrder, type OrderRow, orderTopic, storeOfOrder } from "../order-record/order-rows.js";
import { appendStoreEvent } from "../order-record/store-events.js";
import { noCaller, type StoreCaller } from "./store-caller.js";

type StoreRow = Awaited<ReturnType<typeof storeOfOrder>>;

const WAITING: Bilingual = { en: "An order waits for your store", ar: "طلب ينتظر رد متجرك" };
const UNANSWERED: Bilingual = { en: "A store does not answer an order", ar: "متجر لا يرد على طلب" };
const CHOICE: Bilingual = {
  en: "The store has not answered yet. You can wait, or cancel and get your money back",
  ar: "لم يرد المتجر بعد. يمكنك الانتظار، أو إلغاء الطلب واسترداد مبلغك",
};

/** Outcome of a call that has not ended, or that a stopped server did not see the end of. */
const CALLING = "calling";

/**
 * Climbs the ladder of an order that its store does not answer, rung by rung at its time. A rung's row is written in the
 * transaction of its effect, so that each is done once; nothing is done once the order is answered. The store is called when
 * its rung is committed, at most once: the office's rung follows whatever came of it. At the last rung another job cancels the
 * order.
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
      const members = await membersWith(tx, store.id, "order.accept");
      return notifyAll(tx, members, WAITING, order, store);
    },
    // Rings after the commit, which a provider that takes its time must not hold up.
    call: async () => CALLING,
    office: async (tx, order, store) => {
      return notifyAll(tx, await officeOfOrders(tx), UNANSWERED, order, store);
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

  /** Writes the rows of the rungs that were not climbed before, with their effects, and returns those rungs. */
  async function climb(
    tx: Queries,
    reached: readonly EscalationRung[],
    order: OrderRow,
    store: StoreRow,
  ): Promise<readonly EscalationRung[]> {
    const known = await tx
      .select({ rung: orderEscalations.rung })
      .from(orderEscalations)
      .where(eq(orderEscalations.orderId, order.id));
    const at = panel.clock();
    const climbed = CLIMBED_RUNGS.filter(
      (step) => reached.includes(step) && !known.some(({ rung }) => rung === step),
    );
    for (const rung of climbed) {
      const outcome = await effects[rung](tx, order, store);
      await tx.insert(orderEscalations).values({ orderId: order.id, rung, outcome, at });
    }
    return climbed;
  }

  /** Calls the store and records what came of it. A call that fails is none of the order's business. */
  async function call(order: OrderRow, store: StoreRow): Promise<void> {
    const of = { id: store.id, name: store.name.en };
    const outcome = await caller.call(of, order.orderCode).catch((error: unknown) => {
      panel.log.error("a store could not be called", error, { store: store.id });
      return "failed";
    });
    await panel.db
      .update(orderEscalations)
      .set({ outcome })
      .where(and(eq(orderEscalations.orderId, order.id), eq(orderEscalations.rung, "call")));
  }

  return async (orderId) => {
    const result = await panel.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const isUnpaid = usesGateway(order.paymentMethod) && order.paymentStatus !== "paid";
      // Its payment schedules the job anew.
      if (!orderStatusRules(order.orderStatus).awaitsStore || isUnpaid) return null;
      const store = await storeOfOrder(tx, order);
      const now = panel.clock();
      const facts = orderFactsOf(order, now, null, "system", store.deliveryMax);
      const since = answerableSince(facts);
      const climbed = await climb(tx, rungsReached(since, now.getTime()), order, store);
      if (climbed.length > 0) await appendStoreEvent(panel, tx, order);
      if (climbed.includes("choice")) {
        await appendUserEvent(panel, tx, { userId: order.userId, kind: "order", subjectId: order.id });
        afterCommit(tx, () => panel.bus.publish(orderTopic(order.id)));
      }
      await panel.faultPoint("escalation: climbed");
      const next = nextRungAt(since, now.getTime());
      const isLast = next === null || next >= Math.min(rungAt(since, "cancel"), systemCancelAt(facts));
      return { order, store, climbed, next: isLast ? null : new Date(next) };
    });
    if (result === null) return null;
    if (result.climbed.includes("call")) await call(result.order, result.store);
    return result.next;
  };
}
