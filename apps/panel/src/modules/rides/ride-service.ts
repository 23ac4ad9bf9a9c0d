import type {
  CallBody,
  CallData,
  declineRide,
  deliverRide,
  failRide,
  offerRide,
  RideState,
} from "@talabee/contract";
import { and, desc, eq, isNull } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { orders, riderAssignments } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { actingAs, type SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { writeAuditEntry } from "../audit/audit-log.js";
import { type StoredUpload, withUpload } from "../files/uploads.js";
import { lockOrder, type OrderRow, orderTopic } from "../order-record/order-rows.js";
import { auditOrder } from "../orders/audit-order.js";
import { appendOrderEvent } from "../orders/notify-order-update.js";
import { type HandedOver, handOver, refuseWrongCode } from "../orders/order-acts.js";
import { actorOf } from "../orders/order-actor.js";
import { assignRider } from "../orders/rider-assignments.js";
import { moveOrder, rejection } from "../orders/transitions.js";
import { closeOrderPayment } from "../payments/close-order-payment.js";
import { openShiftRow } from "../riders/rider-duty.js";
import { createOffers } from "./offers.js";
import { recordProblem, renderProblemPhoto } from "./ride-problems.js";
import { readRideState } from "./ride-state.js";
import { riderOf } from "./rider-of.js";

/** Longest time for which an act waits on a phone without a network. */
const OLDEST_ACT_MS = 12 * 3_600_000;

/** What riders do with orders. An order that is not theirs is `not_found`. */
export function createRideService(panel: Panel) {
  const offers = createOffers(panel);

  /** Changes the order that the rider carries, or carried last, and returns what the phone shows then. */
  async function act(
    user: SessionUser,
    orderId: string,
    { action, doneAt }: { readonly action: string; readonly doneAt: string | null | undefined },
    work: (tx: Queries, order: OrderRow, at: Date) => Promise<OrderRow>,
  ): Promise<RideState> {
    const riderId = riderOf(user);
    const state = await panel.db.transaction(async (tx) => {
      const before = await lockOrder(tx, orderId);
      if ((await actorOf(tx, user, before, "ride.do")) !== "rider") throw new ApiError("not_found");
      const now = panel.clock();
      const [assignment] = await tx
        .select({ at: riderAssignments.assignedAt })
        .from(riderAssignments)
        .where(and(eq(riderAssignments.orderId, orderId), eq(riderAssignments.riderId, riderId)))
        .orderBy(desc(riderAssignments.assignedAt))
        .limit(1);
      const earliest = [before.acceptedAt, before.deliveringAt, assignment?.at ?? null];
      const after = await work(tx, before, readDoneAt(doneAt, earliest, now));
      await auditOrder(tx, { before, after }, { ...actingAs(user), action, at: now });
      return readRideState(panel, tx, user);
    });
    panel.bus.publish(orderTopic(orderId));
    return state;
  }

  return {
    state: (user: SessionUser) => readRideState(panel, panel.db, user),

    /** Offers an order to a rider, or to the nearest ones in turn. */
    async offer(
      user: SessionUser,
      orderId: string,
      { rider_id }: CallBody<typeof offerRide>,
    ): Promise<CallData<typeof offerRide>> {
      const made = await panel.db.transaction(async (tx) => {
        const order = await lockOrder(tx, orderId);
        if ((await actorOf(tx, user, order, "rider.assign")) === null) throw new ApiError("not_found");
        const offered = await offers.offer(tx, order, rider_id ?? null);
        await writeAuditEntry(tx, {
          ...actingAs(user),
          action: "order.offer",
          subjectId: orderId,
          storeId: order.storeId,
          after: { rider_id: offered?.rider.id ?? null },
          at: panel.clock(),
        });
        return offered;
      });
      return { rider: made?.rider ?? null, expires_at: made?.offer.expiresAt.toISOString() ?? null };
    },

    /** Takes an offered order. Repeating it does nothing. */
    async accept(user: SessionUser, offerId: string): Promise<RideState> {
      const riderId = riderOf(user);
      const { state, orderId } = await panel.db.transaction(async (tx) => {
        const { offer, order } = await offers.lockOffer(tx, offerId, riderId);
        if (offer.answer !== "accepted") {
          if (!(await offers.isOpen(tx, offer, order))) throw new ApiError("offer_gone");
          if ((await openShiftRow(tx, riderId)) === null) throw new ApiError("shift_missing");
          await offers.answer(tx, offer, "accepted");
          const after = await assignRider(panel, tx, order, riderId, { actor: "rider", id: user.id });
          const by = { ...actingAs(user), action: "order.assign", at: panel.clock() };
          await auditOrder(tx, { before: order, after }, by);
        }
        return { state: await readRideState(panel, tx, user), orderId: order.id };
      });
      panel.bus.publish(orderTopic(orderId));
      return state;
    },

    /** Leaves an offered order to the next rider. One that is over anyway stays as it is. */
    async decline(
      user: SessionUser,
      offerId: string,
      { reason }: CallBody<typeof declineRide>,
    ): Promise<RideState> {
      const riderId = riderOf(user);
      return panel.db.transaction(async (tx) => {
        const { offer, order } = await offers.lockOffer(tx, offerId, riderId);
        if (offer.answer === null) {
          await offers.answer(tx, offer, "declined", reason ?? null);
          await offers.goOn(tx, offer, order);
        }
        return readRideState(panel, tx, user);
      });
    },

    pickUp: (user: SessionUser, id: string, doneAt: string | null | undefined) =>
      act(user, id, { action: "order.send_out", doneAt }, (tx, order, at) =>
        moveOrder(panel, tx, order, { to: "delivering", by: { actor: "rider", id: user.id }, at }),
      ),

    arrive: (user: SessionUser, id: string, doneAt: string | null | undefined) =>
      act(user, id, { action: "order.arrive", doneAt }, async (tx, order, at) => {
        if (order.orderStatus !== "delivering") throw rejection("invalid_transition", order);
        const isCurrent = and(eq(riderAssignments.orderId, id), isNull(riderAssignments.endedAt));
        const [arrived] = await tx
          .update(riderAssignments)
          .set({ arrivedAt: at })
          .where(and(isCurrent, isNull(riderAssignments.arrivedAt)))
          .returning({ id: riderAssignments.id });
        if (arrived !== undefined) await appendOrderEvent(panel, tx, order);
        return order;
      }),

    /** Says what went wrong at the door, and has the office decide. Said again, it stays as it was. */
    async fail(user: SessionUser, id: string, form: CallBody<typeof failRide>): Promise<RideState> {
      const commit = (photo: StoredUpload | null) =>
        act(user, id, { action: "order.problem", doneAt: form.done_at }, async (tx, order, at) => {
          requireAtDoor(order);
          await recordProblem(panel, tx, user, { order, form, photo, at });
          return order;
        });
      if (form.picture === undefined) return commit(null);
      // Decoding is dear: not for an order that is not at the rider's door.
      const [order] = await panel.db.select().from(orders).where(eq(orders.id, id));
      if (order === undefined || (await actorOf(panel.db, user, order, "ride.do")) !== "rider")
        throw new ApiError("not_found");
      requireAtDoor(order);
      return withUpload(panel, await renderProblemPhoto(panel, user, form.picture), commit);
    },

    async deliver(
      user: SessionUser,
      id: string,
      { code, cash_taken, done_at }: CallBody<typeof deliverRide>,
    ): Promise<RideState> {
      let handed: HandedOver | null = null;
      const state = await act(
        user,
        id,
        { action: "order.hand_over", doneAt: done_at },
        async (tx, order, at) => {
          handed = await handOver(panel, tx, order, {
            by: { actor: "rider", id: user.id },
            code,
            cashTaken: cash_taken ?? null,
            reason: null,
            at,
          });
          return handed.order;
        },
      );
      refuseWrongCode(handed);
      await closeOrderPayment(panel, id);
      return state;
    },
  };
}

function requireAtDoor(order: OrderRow): void {
  if (order.orderStatus !== "delivering") throw rejection("invalid_transition", order);
}

/** When an act was done: what a phone says, as far as that can be. Its clock may be wrong, and what came before it is known. */
function readDoneAt(said: string | null | undefined, before: readonly (Date | null)[], now: Date): Date {
  if (said === null || said === undefined) return now;
  const earliest = Math.max(...before.map((at) => at?.getTime() ?? 0));
  const at = Math.max(new Date(said).getTime(), earliest, now.getTime() - OLDEST_ACT_MS);
  return new Date(Math.min(at, now.getTime()));
}
