import { isBrought, nextRider, OFFER_MS, type DeclineReason, orderStatusRules } from "@talabee/domain";
import { and, eq, inArray, isNull, lte, max, notExists, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterCommit } from "../../db/after-commit.js";
import type { Queries } from "../../db/database.js";
import { rideOffers, riderAssignments, riders } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { JobHandler } from "../../jobs/job-queue.js";
import type { Panel } from "../../panel.js";
import { createNotification } from "../notifications/create-notification.js";
import { membersWith } from "../notifications/who-is-told.js";
import { lockOrder, type OrderRow, storeOfOrder } from "../order-record/order-rows.js";
import { rejection } from "../orders/transitions.js";
import { isAtWork } from "../riders/rider-duty.js";

/** Job that passes an unanswered offer on; its subject is the offer. */
export const PASS_OFFER_ON = "pass_offer_on";
/** Job that looks for riders who have become free since all were asked; its subject is the order. */
export const SEEK_RIDER = "seek_rider";
const SEEK_MS = 30_000;

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
    { round, passesOn }: Pick<OfferRow, "round" | "passesOn">,
  ): Promise<MadeOffer> {
    const now = panel.clock();
    const expiresAt = new Date(now.getTime() + OFFER_MS);
    const [offer] = await tx
      .insert(rideOffers)
      .values({
        id: randomUUID(),
        orderId: order.id,
        riderId: rider.id,
        passesOn,
        round,
        offeredAt: now,
        expiresAt,
      })
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

  /** The round of the last offer of an order; 0 before the first. */
  async function lastRound(tx: Queries, order: OrderRow): Promise<number> {
    const [row] = await tx
      .select({ round: max(rideOffers.round) })
      .from(rideOffers)
      .where(eq(rideOffers.orderId, order.id));
    return row?.round ?? 0;
  }

  /** Offers a locked order to the nearest free rider who has not been asked in a round; null when nobody is left. */
  async function offerNext(tx: Queries, order: OrderRow, round: number): Promise<MadeOffer | null> {
    if (!(await waitsForRider(tx, order))) return null;
    await chooseAlone(tx);
    const asked = await tx
      .select({ riderId: rideOffers.riderId })
      .from(rideOffers)
      .where(and(eq(rideOffers.orderId, order.id), eq(rideOffers.round, round)));
    const free = await tx
      .select()
      .from(riders)
      .where(and(isAtWork(tx), riders.isAvailable, hasNoRide(tx), hasNoOffer(tx)))
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
    return rider === undefined ? null : insert(tx, order, rider, { round, passesOn: true });
  }

  const nextSearch = () => new Date(panel.clock().getTime() + SEEK_MS);

  /** Has a job offer a locked order to whoever becomes free, until somebody takes it. */
  async function seek(tx: Queries, order: OrderRow): Promise<void> {
    await panel.jobs.schedule(tx, { kind: SEEK_RIDER, subject: order.id, dueAt: nextSearch() });
    afterCommit(tx, () => panel.jobs.wake());
  }

  /** Asks the next rider where that was agreed. When nobody is left, those are told who wait for a rider. */
  async function goOn(tx: Queries, offer: OfferRow, order: OrderRow): Promise<void> {
    if (!(await waitsForRider(tx, order))) return;
    if (offer.passesOn) {
      if ((await offerNext(tx, order, offer.round)) !== null) return;
      await seek(tx, order);
    }
    for (const { id } of await membersWith(tx, order.storeId, "rider.assign")) {
      await createNotification(panel, tx, id, {
        title: { en: "No rider has taken an order", ar: "لم يقبل أي مندوب أحد الطلبات" },
        body: { en: order.orderCode, ar: order.orderCode },
        data: { kind: "ride_untaken", order_id: order.id },
      });
    }
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
      if (open !== undefined && riderId === null)
        // Whoever is asked already is the first of them.
        await tx.update(rideOffers).set({ passesOn: true }).where(eq(rideOffers.id, open.offer.id));
      if (open !== undefined && (riderId === null || riderId === open.rider.id)) return open;
      const round = (await lastRound(tx, order)) + 1;
      if (riderId === null) {
        // Somebody asks for a rider once more: so are those asked once more who did not want it before.
        const made = await offerNext(tx, order, round);
        if (made === null) await seek(tx, order);
        return made;
      }
      await chooseAlone(tx);
      const [rider] = await tx
        .select()
        .from(riders)
        .where(and(eq(riders.id, riderId), isAtWork(tx)));
      if (rider === undefined) throw new ApiError("not_found");
      if (!rider.isAvailable) throw new ApiError("rider_off_duty");
      const [free] = await tx
        .select({ id: riders.id })
        .from(riders)
        .where(and(eq(riders.id, riderId), hasNoRide(tx), hasNoOffer(tx)));
      if (free === undefined) throw new ApiError("rider_busy");
      if (open !== undefined) await this.answer(tx, open.offer, "withdrawn");
      return insert(tx, order, rider, { round, passesOn: false });
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

    /** Records an answer. */
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

    goOn,

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
        if (other === undefined) await goOn(tx, offer!, order);
        return null;
      });
    }) satisfies JobHandler,

    seek: (async (orderId) =>
      panel.db.transaction(async (tx) => {
        const order = await lockOrder(tx, orderId);
        if (!(await waitsForRider(tx, order))) return null;
        const [open] = await tx
          .select({ passesOn: rideOffers.passesOn })
          .from(rideOffers)
          .where(and(eq(rideOffers.orderId, order.id), isOpen()));
        // When one that passes on ends without a rider, the search is begun anew.
        if (open !== undefined) return open.passesOn ? null : nextSearch();
        const made = await offerNext(tx, order, Math.max(1, await lastRound(tx, order)));
        return made === null ? nextSearch() : null;
      })) satisfies JobHandler,
  };
}
