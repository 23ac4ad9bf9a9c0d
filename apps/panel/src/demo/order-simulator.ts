import {
  isBrought,
  isFinalStatus,
  type Market,
  type OrderStatus,
  usesGateway,
  waitingSince,
} from "@talabee/domain";
import { and, eq, isNull } from "drizzle-orm";
import { orders, riderAssignments, riders, storeDevices, stores } from "../db/schema.js";
import { ApiError } from "../http/api-error.js";
import { userTopic } from "../http/bus.js";
import { createOrderProgress } from "../modules/orders/order-progress.js";
import { payableUntil } from "../modules/payments/order-payments.js";
import { destinationOf } from "../modules/order-record/order-dto.js";
import { type LatLng } from "../modules/zones/zone-centres.js";
import { type OrderRow, orderTopic } from "../modules/order-record/order-rows.js";
import { storeTopic } from "../modules/order-record/store-events.js";
import type { Panel } from "../panel.js";
import type { JobHandler } from "../jobs/job-queue.js";

/** Duration of the first steps and of collecting in minutes, as the order's times show them. */
const MINUTES = { accept: 1, start: 1, riderBeforeReady: 4, collect: 4 };

/** How long an order takes without speed-up, whatever its store promises. */
const ORDER_MINUTES = 30;

/** Interval of rider positions and estimates while an order is tracked. */
const TICK_MS = 1000;

/** Interval at which an order that nobody tracks looks whether that has changed; lists show only its milestones. */
const UNWATCHED_TICK_MS = 5000;

/** Delay until an order is checked again that is not paid in time, or whose store does its work itself. */
const RECHECK_MS = 60_000;

/** For how long after a page was closed its person counts as there: it may only be loaded again. */
const ATTENDED_MS = 60_000;

/** Phones without the country's code. */
const RIDERS = [
  { name: "Suresh", nameAr: "سوريش", phone: "33104821" },
  { name: "Mohammed", nameAr: "محمد", phone: "55207316" },
  { name: "Joseph", nameAr: "جوزيف", phone: "66918240" },
  { name: "Anwar", nameAr: "أنور", phone: "77345902" },
] as const;

type StoreRow = typeof stores.$inferSelect;

/**
 * Simulates store and rider in the demo, faster than in real life, through the same functions that the endpoints of store
 * staff and riders use. The next step depends on the order's state only, so a restart loses nothing. The times that it
 * records are those of real life: they fit the store's promise, however soon they come. It keeps away from stores with a paired
 * device, where people work; where people only have the store's board open, the store's steps are theirs, and a rider's whose
 * phone is on.
 */
export function createOrderSimulator(panel: Panel): JobHandler {
  const progress = createOrderProgress(panel);

  async function step(order: OrderRow, store: StoreRow): Promise<Date> {
    const now = panel.clock();
    const storeActor = { actor: "vendor", id: null } as const;
    const riderActor = { actor: "rider", id: null } as const;
    const isDelivery = isBrought(order.orderType);
    const plan = planOf(order, store);
    const speed = panel.config.demoSpeed * (plan.whole / ORDER_MINUTES);
    const since = waitingSince(
      { placed_at: order.createdAt, scheduled_at: order.scheduledAt },
      store.deliveryMax,
    );
    // The time of acceptance alone is known in both clocks: the recorded ones go on from there.
    const begin = order.acceptedAt === null ? since : minutesAfter(order.acceptedAt, -MINUTES.accept);
    const recorded = new Date(begin.getTime() + (now.getTime() - begin.getTime()) * speed);
    const real = (moment: Date) => new Date(begin.getTime() + (moment.getTime() - begin.getTime()) / speed);
    const arrives = minutesAfter(begin, plan.whole);
    /** The store's delivery range around the arrival, narrower the nearer it is. */
    const eta = () => {
      const share = Math.max(0, arrives.getTime() - recorded.getTime()) / (plan.whole * MINUTE);
      const slack = (share * (store.deliveryMax - store.deliveryMin)) / 2;
      const floor = order.scheduledAt?.getTime() ?? 0;
      const at = (minutes: number) => new Date(Math.max(minutesAfter(arrives, minutes).getTime(), floor));
      return { from: at(-slack), to: at(slack) };
    };
    /** Runs the next step when it is due; until then reports the estimate. */
    const whenDue = async (moment: Date, work: (at: Date) => Promise<void>): Promise<Date> => {
      if (recorded.getTime() >= moment.getTime()) {
        await work(moment);
        return now;
      }
      return tick(real(moment), () => ({ eta: eta() }));
    };
    /** Reports to those who track the order, and returns when to run again, at `end` at the latest. */
    const tick = async (end: Date, update: () => Parameters<typeof progress.report>[1]): Promise<Date> => {
      const isWatched = panel.bus.isWatched(orderTopic(order.id));
      if (isWatched) await progress.report(order.id, update());
      return new Date(Math.min(end.getTime(), now.getTime() + (isWatched ? TICK_MS : UNWATCHED_TICK_MS)));
    };

    /** What happens next in each status. */
    const next: Record<OrderStatus, () => Promise<Date>> = {
      pending: waitForStore,
      accepted: prepare,
      delivering: ride,
      // `isFinalStatus` ends the simulation before.
      delivered: async () => now,
      canceled: async () => now,
    };
    return next[order.orderStatus]();

    async function waitForStore(): Promise<Date> {
      // Stores see an order only after it is paid; the payment wakes this job.
      if (usesGateway(order.paymentMethod) && order.paymentStatus !== "paid") {
        return new Date(Math.max(payableUntil(order).getTime(), now.getTime()) + RECHECK_MS);
      }
      if (now.getTime() < since.getTime()) return since;
      return whenDue(minutesAfter(begin, MINUTES.accept), () =>
        // A payment may have come late: what follows counts from now.
        progress.accept(order.id, storeActor, minutesAfter(now, MINUTES.accept - MINUTES.accept / speed)),
      );
    }

    async function prepare(): Promise<Date> {
      const acceptedAt = order.acceptedAt ?? now;
      if (order.preparingAt === null) {
        return whenDue(minutesAfter(acceptedAt, MINUTES.start), (at) =>
          progress.reach(order.id, "preparing", storeActor, at),
        );
      }
      const readyAt = minutesAfter(order.preparingAt, plan.prepare);
      if (isDelivery) {
        if (order.riderAssignedAt === null) {
          const before = Math.min(MINUTES.riderBeforeReady, plan.prepare / 2);
          return whenDue(minutesAfter(readyAt, -before), (at) =>
            progress.assignRider(
              order.id,
              { ...riderOf(order, panel.config.market), at: storeAt(store) },
              storeActor,
              at,
            ),
          );
        }
        return whenDue(readyAt, (at) => progress.move(order.id, "delivering", riderActor, { at }));
      }
      if (order.readyAt === null)
        return whenDue(readyAt, (at) => progress.reach(order.id, "ready", storeActor, at));
      return whenDue(minutesAfter(order.readyAt, MINUTES.collect), (at) =>
        progress.handOver(order.id, storeActor, at),
      );
    }

    /** The rider moves until arrival. */
    async function ride(): Promise<Date> {
      const left = order.deliveringAt ?? recorded;
      if (recorded.getTime() >= arrives.getTime()) {
        await progress.handOver(order.id, riderActor, arrives);
        return now;
      }
      return tick(real(arrives), () => {
        const share = (recorded.getTime() - left.getTime()) / (arrives.getTime() - left.getTime());
        const at = positionAt(storeAt(store), destinationOf(order, panel.config.market), Math.max(0, share));
        return { ...(at === null ? {} : { rider: at }), eta: eta() };
      });
    }
  }

  const hasDevice = async (storeId: string) =>
    (
      await panel.db
        .select({ id: storeDevices.id })
        .from(storeDevices)
        .where(and(eq(storeDevices.storeId, storeId), isNull(storeDevices.revokedAt)))
        .limit(1)
    ).length > 0;

  /** When this server last saw somebody follow a topic: the board of a store, or a rider's phone. */
  const attendedAt = new Map<string, number>();
  function isAttended(topic: string): boolean {
    const now = panel.clock().getTime();
    if (panel.bus.isWatched(topic)) attendedAt.set(topic, now);
    return now - (attendedAt.get(topic) ?? 0) < ATTENDED_MS;
  }

  /** Whether an order is carried by a person whose phone is on. */
  async function isCarried(orderId: string): Promise<boolean> {
    const [rider] = await panel.db
      .select({ userId: riders.userId })
      .from(riderAssignments)
      .innerJoin(riders, eq(riders.id, riderAssignments.riderId))
      .where(and(eq(riderAssignments.orderId, orderId), isNull(riderAssignments.endedAt)));
    return rider !== undefined && isAttended(userTopic(rider.userId));
  }

  return async (orderId) => {
    for (;;) {
      const [row] = await panel.db
        .select({ order: orders, store: stores })
        .from(orders)
        .innerJoin(stores, eq(stores.id, orders.storeId))
        .where(eq(orders.id, orderId));
      if (row === undefined || isFinalStatus(row.order.orderStatus)) return null;
      // Somebody works there.
      if (await hasDevice(row.store.id)) return new Date(panel.clock().getTime() + RECHECK_MS);
      const isInStore = row.order.orderStatus !== "delivering";
      if ((isInStore && isAttended(storeTopic(row.store.id))) || (await isCarried(orderId)))
        return new Date(panel.clock().getTime() + UNWATCHED_TICK_MS);
      try {
        const next = await step(row.order, row.store);
        // After a milestone the next one: its date is known only with the new state, and the queue would cost more.
        if (next.getTime() > panel.clock().getTime()) return next;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // The customer or an admin changed the order concurrently: retry.
        return new Date(panel.clock().getTime() + TICK_MS);
      }
    }
  };
}

const MINUTE = 60_000;
const minutesAfter = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * MINUTE);

/**
 * Minutes of an order in its store's own times: it arrives in the middle of the range that the store promises, at the
 * end of it when it is scheduled. The ride takes what the estimate says.
 */
function planOf(order: OrderRow, store: StoreRow): { whole: number; prepare: number } {
  const { deliveryMin, deliveryMax, preparationMinutes } = store;
  const promised = order.scheduledAt === null ? (deliveryMin + deliveryMax) / 2 : deliveryMax;
  const first = MINUTES.accept + MINUTES.start;
  const whole = Math.max(promised, first + 2);
  if (!isBrought(order.orderType)) return { whole, prepare: whole - first };
  const ride = Math.max(whole / 2 - first, deliveryMin - preparationMinutes);
  return { whole, prepare: Math.max(1, whole - first - ride) };
}

function storeAt(store: StoreRow): LatLng | null {
  return store.lat === null || store.lng === null ? null : { lat: store.lat, lng: store.lng };
}

/** Rider of an order, always the same one. */
function riderOf(order: OrderRow, market: Pick<Market, "phone_prefix">) {
  const rider = RIDERS[order.systemNumber % RIDERS.length]!;
  return { ...rider, phone: market.phone_prefix + rider.phone };
}

/** Position after a share of the route: a slight curve instead of a straight line. */
function positionAt(from: LatLng | null, to: LatLng | null, share: number): LatLng | null {
  if (from === null || to === null) return from;
  const bend = Math.sin(share * Math.PI) * 0.12;
  const [lat, lng] = [to.lat - from.lat, to.lng - from.lng];
  return { lat: from.lat + lat * share - lng * bend, lng: from.lng + lng * share + lat * bend };
}
