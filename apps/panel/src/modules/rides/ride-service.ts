import type {
  CallBody,
  CallData,
  declineRide,
  deliverRide,
  failRide,
  offerRide,
  RideState,
  rideProblems as rideProblemsCall,
} from "@talabee/contract";
import { REVIEW_PHOTO_LIMITS } from "@talabee/contract";
import { OPEN_ORDER_STATUSES } from "@talabee/domain";
import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Queries } from "../../db/database.js";
import { orders, rideProblems, riderAssignments, riders, storeStaff, users } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { actingAs, type SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { writeAuditEntry } from "../audit/audit-log.js";
import { checkUpload, insertFile, renderPhoto, type StoredUpload, withUpload } from "../files/uploads.js";
import { createNotification } from "../notifications/create-notification.js";
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
import { readRideState } from "./ride-state.js";
import { riderOf } from "./rider-of.js";

/** Longest time for which an act waits on a phone without a network. */
const OLDEST_ACT_MS = 12 * 3_600_000;
const MOST_PROBLEMS = 200;

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
          if (offer.passesOn) await offers.offerNext(tx, order);
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

    /** Says what went wrong at the door, and has the office decide. Said again, it stays as it was. */
    async fail(user: SessionUser, id: string, form: CallBody<typeof failRide>): Promise<RideState> {
      const commit = (file: StoredUpload | null) =>
        act(user, id, { action: "order.problem", doneAt: form.done_at }, async (tx, order, at) => {
          if (order.orderStatus !== "delivering") throw rejection("invalid_transition", order);
          if (file !== null) await insertFile(tx, { ...file, ownerId: user.id, kind: "ride_photo" });
          const problem = {
            id: randomUUID(),
            orderId: id,
            riderId: riderOf(user),
            reason: form.reason,
            words: form.words || null,
            photoFileId: file?.id ?? null,
            at,
          };
          const [made] = await tx.insert(rideProblems).values(problem).onConflictDoNothing().returning();
          if (made !== undefined) await tell(tx, user, order, made);
          return order;
        });
      if (form.picture === undefined) return commit(null);
      const checked = await checkUpload(form.picture, "picture", REVIEW_PHOTO_LIMITS, "picture_type");
      const photo = await renderPhoto(checked, "picture", REVIEW_PHOTO_LIMITS.side!);
      return withUpload(panel, photo, commit);
    },

    /** Problems that wait for a decision: the office cancels the order, or has the rider try again. */
    async problems(): Promise<CallData<typeof rideProblemsCall>> {
      const rows = await panel.db
        .select({ problem: rideProblems, order: orders, rider: riders.name })
        .from(rideProblems)
        .innerJoin(orders, eq(orders.id, rideProblems.orderId))
        .innerJoin(riders, eq(riders.id, rideProblems.riderId))
        .where(and(isNull(rideProblems.dismissedAt), inArray(orders.orderStatus, OPEN_ORDER_STATUSES)))
        .orderBy(asc(rideProblems.at), asc(rideProblems.id))
        .limit(MOST_PROBLEMS);
      const items = rows.map(({ problem, order, rider }) => ({
        id: problem.id,
        order_id: order.id,
        order_code: order.orderCode,
        vendor_id: order.storeId,
        rider_name: rider,
        reason: problem.reason,
        words: problem.words,
        photo_url: problem.photoFileId === null ? null : `/api/files/${problem.photoFileId}`,
        at: problem.at.toISOString(),
      }));
      return { items, next_cursor: null };
    },

    /** Has the rider of an order try again. */
    async goOn(user: SessionUser, orderId: string): Promise<void> {
      const at = panel.clock();
      await panel.db.transaction(async (tx) => {
        const [problem] = await tx
          .update(rideProblems)
          .set({ dismissedAt: at })
          .where(and(eq(rideProblems.orderId, orderId), isNull(rideProblems.dismissedAt)))
          .returning();
        if (problem === undefined) throw new ApiError("not_found");
        const [rider] = await tx.select().from(riders).where(eq(riders.id, problem.riderId));
        await createNotification(panel, tx, rider!.userId, {
          title: { en: "Please try again", ar: "يرجى المحاولة مرة أخرى" },
          body: { en: "The office has answered", ar: "وصل رد المكتب" },
          data: { kind: "ride", order_id: orderId },
        });
        await writeAuditEntry(tx, {
          ...actingAs(user),
          action: "order.problem_dismissed",
          subjectId: orderId,
          before: { reason: problem.reason },
          after: {},
          at,
        });
      });
    },
  };

  async function tell(
    tx: Queries,
    user: SessionUser,
    order: OrderRow,
    problem: typeof rideProblems.$inferSelect,
  ): Promise<void> {
    await writeAuditEntry(tx, {
      ...actingAs(user),
      action: "order.problem",
      subjectId: order.id,
      storeId: order.storeId,
      after: { reason: problem.reason, words: problem.words, photo: problem.photoFileId },
      at: problem.at,
    });
    const office = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(inArray(users.role, ["support", "admin", "super_admin"]), isNull(users.blockedAt)));
    const members = await tx
      .select({ id: storeStaff.userId })
      .from(storeStaff)
      .where(and(eq(storeStaff.storeId, order.storeId), inArray(storeStaff.role, ["manager", "owner"])));
    for (const { id } of [...office, ...members]) {
      await createNotification(panel, tx, id, {
        title: { en: "An order could not be handed over", ar: "تعذر تسليم أحد الطلبات" },
        body: { en: order.orderCode, ar: order.orderCode },
        data: { kind: "ride_problem", order_id: order.id, reason: problem.reason },
      });
    }
  }
}

/** When an act was done: what a phone says, as far as that can be. Its clock may be wrong, and what came before it is known. */
function readDoneAt(said: string | null | undefined, before: readonly (Date | null)[], now: Date): Date {
  if (said === null || said === undefined) return now;
  const earliest = Math.max(...before.map((at) => at?.getTime() ?? 0));
  const at = Math.max(new Date(said).getTime(), earliest, now.getTime() - OLDEST_ACT_MS);
  return new Date(Math.min(at, now.getTime()));
}
