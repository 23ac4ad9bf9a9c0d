import { isFinalStatus, isPaidOnline, waitingSince } from "@talabee/domain";
import { eq } from "drizzle-orm";
import { orders, stores } from "../db/schema.js";
import { ApiError } from "../http/api-error.js";
import { createOrderProgress } from "../modules/orders/order-progress.js";
import { payableUntil } from "../modules/payments/order-payments.js";
import { destinationOf } from "../modules/order-record/order-dto.js";
import { type LatLng } from "../modules/zones/zone-centres.js";
import { type OrderRow, orderTopic } from "../modules/order-record/order-rows.js";
import type { Panel } from "../panel.js";
import type { JobHandler } from "../jobs/job-queue.js";

/** Duration of each step in minutes, without speed-up. */
const MINUTES = { accept: 1, start: 0.5, prepare: 15, riderBeforeReady: 4, ride: 15, collect: 4 };

/** Interval of rider positions and estimates while an order is tracked. */
const TICK_MS = 1000;

/** Interval at which an order that nobody tracks looks whether that has changed; lists show only its milestones. */
const UNWATCHED_TICK_MS = 5000;

/** Delay after the payment deadline until an unpaid order is checked again. */
const UNPAID_MS = 60_000;

const RIDERS = [
  { name: "Suresh", nameAr: "سوريش", phone: "+97433104821" },
  { name: "Mohammed", nameAr: "محمد", phone: "+97455207316" },
  { name: "Joseph", nameAr: "جوزيف", phone: "+97466918240" },
  { name: "Anwar", nameAr: "أنور", phone: "+97477345902" },
] as const;

type StoreRow = typeof stores.$inferSelect;

/**
 * Simulates store and rider in the demo, faster than in real life, through the same functions that the endpoints of store
 * staff and riders use. The next step depends on the order's state only, so a restart loses nothing.
 */
export function createOrderSimulator(panel: Panel): JobHandler {
  const progress = createOrderProgress(panel);
  const speed = panel.config.demoSpeed;
  const after = (moment: Date, minutes: number) => new Date(moment.getTime() + (minutes * 60_000) / speed);

  async function step(order: OrderRow, store: StoreRow): Promise<Date> {
    const now = panel.clock();
    const storeActor = { actor: "vendor", id: null } as const;
    const riderActor = { actor: "rider", id: null } as const;
    const isDelivery = order.orderType === "delivery";
    const last = isDelivery ? MINUTES.ride : MINUTES.collect;
    const whole = MINUTES.accept + MINUTES.start + MINUTES.prepare + last;
    /** The store's delivery range, scaled to the remaining share of the work. */
    const remainingEta = (minutesLeft: number) => {
      const at = (promise: number) => new Date(now.getTime() + (minutesLeft / whole) * promise * 60_000);
      return { from: at(store.deliveryMin), to: at(store.deliveryMax) };
    };
    const isDue = (moment: Date) => now.getTime() >= moment.getTime();
    /** Runs the next step when it is due; until then reports the estimate. */
    const whenDue = async (moment: Date, minutesAfter: number, work: () => Promise<void>): Promise<Date> => {
      if (isDue(moment)) {
        await work();
        return now;
      }
      const minutesLeft = ((moment.getTime() - now.getTime()) * speed) / 60_000 + minutesAfter;
      return tick(moment, () => ({ eta: remainingEta(minutesLeft) }));
    };
    /** Reports to those who track the order, and returns when to run again, at `end` at the latest. */
    const tick = async (end: Date, update: () => Parameters<typeof progress.report>[1]): Promise<Date> => {
      const isWatched = panel.bus.isWatched(orderTopic(order.id));
      if (isWatched) await progress.report(order.id, update());
      return new Date(Math.min(end.getTime(), now.getTime() + (isWatched ? TICK_MS : UNWATCHED_TICK_MS)));
    };

    if (order.orderStatus === "pending") {
      // Stores see an order only after it is paid; the payment wakes this job.
      if (isPaidOnline(order.paymentMethod) && order.paymentStatus !== "paid") {
        return new Date(Math.max(payableUntil(order).getTime(), now.getTime()) + UNPAID_MS);
      }
      const since = waitingSince(
        { placed_at: order.createdAt, scheduled_at: order.scheduledAt },
        store.deliveryMax,
      );
      if (!isDue(since)) return since;
      return whenDue(after(order.createdAt, MINUTES.accept), MINUTES.start + MINUTES.prepare + last, () =>
        progress.move(order.id, "accepted", storeActor),
      );
    }
    const acceptedAt = order.acceptedAt ?? now;
    if (order.orderStatus === "accepted" && order.preparingAt === null) {
      return whenDue(after(acceptedAt, MINUTES.start), MINUTES.prepare + last, () =>
        progress.reach(order.id, "preparing", storeActor),
      );
    }
    const readyAt = after(order.preparingAt ?? now, MINUTES.prepare);
    if (order.orderStatus === "accepted" && isDelivery) {
      if (order.riderAssignedAt === null) {
        const leaves = after(order.preparingAt ?? now, MINUTES.prepare - MINUTES.riderBeforeReady);
        return whenDue(leaves, MINUTES.riderBeforeReady + last, () =>
          progress.assignRider(order.id, { ...riderOf(order), at: storeAt(store) }, storeActor),
        );
      }
      return whenDue(readyAt, last, () => progress.move(order.id, "delivering", riderActor));
    }
    if (order.orderStatus === "accepted") {
      if (order.readyAt === null)
        return whenDue(readyAt, last, () => progress.reach(order.id, "ready", storeActor));
      return whenDue(after(order.readyAt, MINUTES.collect), 0, () =>
        progress.move(order.id, "delivered", storeActor),
      );
    }
    // On the way: the rider moves until arrival.
    const left = order.deliveringAt ?? now;
    const arrives = after(left, MINUTES.ride);
    if (isDue(arrives)) {
      await progress.move(order.id, "delivered", riderActor);
      return now;
    }
    return tick(arrives, () => {
      const share = (now.getTime() - left.getTime()) / (arrives.getTime() - left.getTime());
      const at = positionAt(storeAt(store), destinationOf(order), share);
      return { ...(at === null ? {} : { rider: at }), eta: remainingEta((1 - share) * MINUTES.ride) };
    });
  }

  return async (orderId) => {
    const [row] = await panel.db
      .select({ order: orders, store: stores })
      .from(orders)
      .innerJoin(stores, eq(stores.id, orders.storeId))
      .where(eq(orders.id, orderId));
    if (row === undefined || isFinalStatus(row.order.orderStatus)) return null;
    try {
      return await step(row.order, row.store);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The customer or an admin changed the order concurrently: retry.
      return new Date(panel.clock().getTime() + TICK_MS);
    }
  };
}

function storeAt(store: StoreRow): LatLng | null {
  return store.lat === null || store.lng === null ? null : { lat: store.lat, lng: store.lng };
}

/** Rider of an order, always the same one. */
function riderOf(order: OrderRow): (typeof RIDERS)[number] {
  return RIDERS[order.systemNumber % RIDERS.length]!;
}

/** Position after a share of the route: a slight curve instead of a straight line. */
function positionAt(from: LatLng | null, to: LatLng | null, share: number): LatLng | null {
  if (from === null || to === null) return from;
  const bend = Math.sin(share * Math.PI) * 0.12;
  const [lat, lng] = [to.lat - from.lat, to.lng - from.lng];
  return { lat: from.lat + lat * share - lng * bend, lng: from.lng + lng * share + lat * bend };
}
