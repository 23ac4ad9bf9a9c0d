import type { CallBody, CallData, failRide, rideProblems as rideProblemsCall } from "@talabee/contract";
import { REVIEW_PHOTO_LIMITS } from "@talabee/contract";
import { isFinalStatus, OPEN_ORDER_STATUSES } from "@talabee/domain";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Queries } from "../../db/database.js";
import { orders, rideProblems, riders } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { actingAs, type SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { writeAuditEntry } from "../audit/audit-log.js";
import {
  type CheckedUpload,
  checkUpload,
  insertFile,
  renderPhoto,
  type StoredUpload,
} from "../files/uploads.js";
import { createNotification } from "../notifications/create-notification.js";
import { membersWith, officeOfOrders } from "../notifications/who-is-told.js";
import { lockOrder, type OrderRow } from "../order-record/order-rows.js";
import { riderOf } from "./rider-of.js";

const MOST_PROBLEMS = 200;

/** The photograph of a problem, without where it was taken. Throws as {@link checkUpload}, and `too_many_requests`. */
export async function renderProblemPhoto(
  panel: Panel,
  user: SessionUser,
  picture: Blob,
): Promise<CheckedUpload> {
  await panel.limits.use("pictures", riderOf(user));
  const checked = await checkUpload(picture, "picture", REVIEW_PHOTO_LIMITS, "picture_type");
  return renderPhoto(checked, "picture", REVIEW_PHOTO_LIMITS.side!);
}

/**
 * Records a problem of a locked order, once until it is decided, and tells those who decide. What a rider writes, and the
 * photograph, show somebody's home: they are deleted after a while, and no log has them.
 */
export async function recordProblem(
  panel: Panel,
  tx: Queries,
  user: SessionUser,
  {
    order,
    form,
    photo,
    at,
  }: {
    readonly order: OrderRow;
    readonly form: CallBody<typeof failRide>;
    readonly photo: StoredUpload | null;
    readonly at: Date;
  },
): Promise<void> {
  const [open] = await tx
    .select({ id: rideProblems.id })
    .from(rideProblems)
    .where(and(eq(rideProblems.orderId, order.id), isNull(rideProblems.dismissedAt)));
  // Its bytes are deleted like those of any upload that no row names.
  if (open !== undefined) return;
  if (photo !== null) await insertFile(tx, { ...photo, ownerId: user.id, kind: "ride_photo" });
  await tx.insert(rideProblems).values({
    id: randomUUID(),
    orderId: order.id,
    riderId: riderOf(user),
    reason: form.reason,
    words: form.words || null,
    photoFileId: photo?.id ?? null,
    at,
  });
  await writeAuditEntry(tx, {
    ...actingAs(user),
    action: "order.problem",
    subjectId: order.id,
    storeId: order.storeId,
    after: { reason: form.reason, has_photo: photo !== null },
    at,
  });
  // Those who can refund it can also promise that.
  const told = [...(await officeOfOrders(tx)), ...(await membersWith(tx, order.storeId, "order.refund"))];
  for (const { id } of told) {
    await createNotification(panel, tx, id, {
      title: { en: "An order could not be handed over", ar: "تعذر تسليم أحد الطلبات" },
      body: { en: order.orderCode, ar: order.orderCode },
      data: { kind: "ride_problem", order_id: order.id, reason: form.reason },
    });
  }
}

/** What the office decides of problems. */
export function createRideProblems(panel: Panel) {
  return {
    /** Problems that wait for a decision: the office cancels the order, or has the rider try again. */
    async list(): Promise<CallData<typeof rideProblemsCall>> {
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

    /** Has the rider of an order try again. Throws `not_found` once the order is over, or another rider has it. */
    async goOn(user: SessionUser, orderId: string): Promise<void> {
      const at = panel.clock();
      await panel.db.transaction(async (tx) => {
        const order = await lockOrder(tx, orderId);
        if (isFinalStatus(order.orderStatus)) throw new ApiError("not_found");
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
}
