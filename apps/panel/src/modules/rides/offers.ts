import { isBrought, nextRider, OFFER_MS, type DeclineReason, orderStatusRules } from "@talabee/domain";
import { and, eq, inArray, isNull, lte, notExists, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterCommit } from "../../db/after-commit.js";
import type { Queries } from "../../db/database.js";
import { rideOffers, riderAssignments, riders } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { JobHandler } from "../../jobs/job-queue.js";
import type { Panel } from "../../panel.js";
import { createNotification } from "../notifications/create-notification.js";
import { lockOrder, type OrderRow, storeOfOrder } from "../order-record/order-rows.js";
import { rejection } from "../orders/transitions.js";

/** Job that passes an unanswered offer on; its subject is the offer. */
export const PASS_OFFER_ON = "pass_offer_on";

export type OfferRow = typeof rideOffers.$inferSelect;

/** An offer, and to whom it was made. */
export interface MadeOffer {
  readonly offer: OfferRow;
  readonly rider: { readonly id: string; readonly name: string };
}

const isOpen = () => isNull(rideOffers.answer);

/** Offers of orders to riders. Every change of one has its order locked, so that an order is never taken twice. */
export function createOffers(panel: Panel) {
  /** Whether an order waits for a rider; who carries one is not asked again. */
  async function waitsForRider(tx: Queries, order: OrderRow): Promise<boolean> {
    if (!isBrought(order.orderType) || !orderStatusRules(order.orderStatus).hasRider) return false;
    const [current] = await tx
      .select({ id: riderAssignments.id })
      .from(riderAssignments)
      .where(and(eq(riderAssignments.orderId, order.id), isNull(riderAssignments.endedAt)));
    return current === undefined;
  }

  /** Closes what nobody answered in time, but for what somebody is answering. */
  async function expire(tx: Queries, now: Date): Promise<void> {
    const late = tx
      .select({ id: rideOffers.id })
      .from(rideOffers)
      .where(and(isOpen(), lte(rideOffers.expiresAt, now)))
      .for("update", { skipLocked: true });
    await tx
      .update(rideOffers)
      .set({ answer: "expired", answeredAt: now })
      .where(inArray(rideOffers.id, late));
  }

  /** Riders are chosen for one order at a time: two orders never ask the same one, and neither misses who is free. */
  const chooseAlone = (tx: Queries) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('ride offers'))`);

  const hasNoRide = (tx: Queries) =>
    notExists(
      tx
        .select({ one: sql`1` })
        .from(riderAssignments)
        .where(and(eq(riderAssignments.riderId, riders.id), isNull(riderAssignments.endedAt))),
    );
  const hasNoOffer = (tx: Queries) =>
    notExists(
      tx
        .select({ one: sql`1` })
        .from(rideOffers)
        .where(and(eq(rideOffers.riderId, riders.id), isOpen())),
    );

  async function insert(
    tx: Queries,
    order: OrderRow,
    rider: typeof riders.$inferSelect,
    passesOn: boolean,
  ): Promise<MadeOffer> {
    const now = panel.clock();
    const expiresAt = new Date(now.getTime() + OFFER_MS);
    const [offer] = await tx
      .insert(rideOffers)
      .values({ id: randomUUID(), orderId: order.id, riderId: rider.id, passesOn, offeredAt: now, expiresAt })
      .returning();
    const store = await storeOfOrder(tx, order);
    await createNotification(panel, tx, rider.userId, {
      title: { en: "An order for you", ar: "طلب جديد لك" },
      body: { en: store.name.en, ar: store.name.ar },
      data: { kind: "ride_offer", offer_id: offer!.id },
    });
    await panel.jobs.schedule(tx, { kind: PASS_OFFER_ON, subject: offer!.id, dueAt: expiresAt });
    afterCommit(tx, () => panel.jobs.wake());
    return { offer: offer!, rider: { id: rider.id, name: rider.name } };
  }

  /** Offers a locked order to the nearest free rider who has not been asked; null when nobody is left. */
  async function offerNext(tx: Queries, order: OrderRow): Promise<MadeOffer | null> {
    if (!(await waitsForRider(tx, order))) return null;
    await chooseAlone(tx);
    const asked = await tx
      .select({ riderId: rideOffers.riderId })
      .from(rideOffers)
      .where(eq(rideOffers.orderId, order.id));
    const free = await tx
      .select()
      .from(riders)
      .where(and(riders.active, riders.isAvailable, hasNoRide(tx), hasNoOffer(tx)))
      .orderBy(riders.id);
    const store = await storeOfOrder(tx, order);
    const placeOf = ({ lat, lng }: { lat: number | null; lng: number | null }) =>
      lat === null || lng === null ? null : { lat, lng };
    const id = nextRider(
      free.map((rider) => ({ id: rider.id, at: placeOf(rider) })),
      placeOf(store),
      new Set(asked.map(({ riderId }) => riderId)),
    );
    const rider = free.find((one) => one.id === id);
    return rider === undefined ? null : insert(tx, order, rider, true);
  }

  return {
    /** Offers a locked order; an offer of it that is open stays, unless it is for another rider. */
    async offer(tx: Queries, order: OrderRow, riderId: string | null): Promise<MadeOffer | null> {
      const now = panel.clock();
      await expire(tx, now);
      if (!(await waitsForRider(tx, order))) throw rejection("invalid_transition", order);
      const [open] = await tx
        .select({ offer: rideOffers, rider: { id: riders.id, name: riders.name } })
        .from(rideOffers)
        .innerJoin(riders, eq(riders.id, rideOffers.riderId))
        .where(and(eq(rideOffers.orderId, order.id), isOpen()));
      if (open !== undefined && (riderId === null || riderId === open.rider.id)) return open;
      if (riderId === null) return offerNext(tx, order);
      await chooseAlone(tx);
      const [rider] = await tx
        .select()
        .from(riders)
        .where(and(eq(riders.id, riderId), riders.active));
      if (rider === undefined) throw new ApiError("not_found");
      if (!rider.isAvailable) throw new ApiError("rider_off_duty");
      const [free] = await tx
        .select({ id: riders.id })
        .from(riders)
        .where(and(eq(riders.id, riderId), hasNoRide(tx), hasNoOffer(tx)));
      if (free === undefined) throw new ApiError("rider_busy");
      if (open !== undefined) await this.answer(tx, open.offer, "withdrawn");
      return insert(tx, order, rider, false);
    },

    /** The open offer of a rider, with its order locked before it. Throws `not_found`, and `offer_gone` if it is over. */
    async lockOffer(tx: Queries, id: string, riderId: string): Promise<{ offer: OfferRow; order: OrderRow }> {
      const where = and(eq(rideOffers.id, id), eq(rideOffers.riderId, riderId));
      const [found] = await tx.select().from(rideOffers).where(where);
      if (found === undefined) throw new ApiError("not_found");
      const order = await lockOrder(tx, found.orderId);
      const [offer] = await tx.select().from(rideOffers).where(where).for("update");
      return { offer: offer!, order };
    },

    /** Whether a rider can still take an order by an offer. */
    async isOpen(tx: Queries, offer: OfferRow, order: OrderRow): Promise<boolean> {
      return offer.answer === null && offer.expiresAt > panel.clock() && (await waitsForRider(tx, order));
    },

    /** Records an answer, and asks the next rider where that was agreed. */
    async answer(
      tx: Queries,
      offer: OfferRow,
      answer: NonNullable<OfferRow["answer"]>,
      reason: DeclineReason | null = null,
    ): Promise<void> {
      await tx
        .update(rideOffers)
        .set({ answer, answeredAt: panel.clock(), reason })
        .where(and(eq(rideOffers.id, offer.id), isOpen()));
    },

    offerNext,

    /** The offer that a rider's phone shows; null without one. */
    async ofRider(queries: Queries, riderId: string): Promise<OfferRow | null> {
      const [open] = await queries
        .select()
        .from(rideOffers)
        .where(
          and(
            eq(rideOffers.riderId, riderId),
            isOpen(),
            sql`${rideOffers.expiresAt} > ${panel.clock().toISOString()}::timestamptz`,
          ),
        );
      return open ?? null;
    },

    passOn: (async (offerId) => {
      const [found] = await panel.db.select().from(rideOffers).where(eq(rideOffers.id, offerId));
      if (found === undefined) return null;
      return panel.db.transaction(async (tx) => {
        const order = await lockOrder(tx, found.orderId);
        const [offer] = await tx.select().from(rideOffers).where(eq(rideOffers.id, offerId)).for("update");
        const now = panel.clock();
        const isLate = offer!.answer === null || offer!.answer === "expired";
        if (!isLate) return null;
        if (offer!.expiresAt > now) return offer!.expiresAt;
        await tx
          .update(rideOffers)
          .set({ answer: "expired", answeredAt: now })
          .where(and(eq(rideOffers.id, offerId), isOpen()));
        const [other] = await tx
          .select({ id: rideOffers.id })
          .from(rideOffers)
          .where(and(eq(rideOffers.orderId, order.id), isOpen()));
        if (offer!.passesOn && other === undefined) await offerNext(tx, order);
        return null;
      });
    }) satisfies JobHandler,
  };
}
