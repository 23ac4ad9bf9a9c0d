import {
  delayRefusal,
  handOverCode,
  isCash,
  isServed,
  MAX_CODE_TRIES,
  type MilestoneFacts,
  type MilestoneRefusal,
  milestoneRefusal,
  ORDER_MOVES,
  type OrderMilestone,
  type OrderStatus,
  type StoreMilestone,
} from "@talabee/domain";
import { and, eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { handOvers, orders, statusHistory } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { Panel } from "../../panel.js";
import { writeAuditEntry } from "../audit/audit-log.js";
import { digestOfCode, isHandOverCode, newHandOverCode } from "../order-record/hand-over-code.js";
import type { OrderRow } from "../order-record/order-rows.js";
import { appendStoreEvent } from "../order-record/store-events.js";
import { shiftOfOrder } from "../riders/rider-duty.js";
import { isBy, moveOrder, type Mover, recordDelay, recordMilestone, rejection } from "./transitions.js";

/** Who acts, on which version of the order. */
interface Act {
  readonly by: Mover;
  readonly version?: number | undefined;
  /** When it happened; now by default. */
  readonly at?: Date | undefined;
}

/** Accepts a locked order. The customer gets the code to say at the hand-over; at a table there is none. */
export async function acceptOrder(
  panel: Panel,
  tx: Queries,
  order: OrderRow,
  { minutes, ...act }: Act & { readonly minutes: number | null },
): Promise<OrderRow> {
  const code = isServed(order.orderType) ? null : await newHandOverCode(panel, order);
  const set = { promisedMinutes: minutes, handOverCode: code };
  return moveOrder(panel, tx, order, { ...act, to: "accepted", set });
}

/**
 * Records that a locked order is being prepared, or is ready. Repeating one's own does nothing. Throws the `ApiError`s
 * `invalid_transition` and `stale_version`.
 */
export async function sayMilestone(
  panel: Panel,
  tx: Queries,
  order: OrderRow,
  { milestone, by, version, at }: Act & { readonly milestone: StoreMilestone },
): Promise<OrderRow> {
  const refusal = milestoneRefusal(milestone, milestoneFacts(order, by));
  if (refusal === "same_milestone" && (await wasSaidBy(tx, order, milestone, by))) return order;
  refuse(order, version, refusal);
  return (await recordMilestone(panel, tx, order, { milestone, by, at })) ?? order;
}

/** Tells the customer of a locked order that it needs longer. Throws the `ApiError`s `invalid_transition` and `stale_version`. */
export async function delayOrder(
  panel: Panel,
  tx: Queries,
  order: OrderRow,
  { minutes, by, version }: Act & { readonly minutes: number },
): Promise<OrderRow> {
  refuse(order, version, delayRefusal(minutes, milestoneFacts(order, by)));
  return recordDelay(panel, tx, order, { minutes, by });
}

const milestoneFacts = (order: OrderRow, by: Mover): MilestoneFacts => ({
  status: order.orderStatus,
  actor: by.actor,
  preparing: order.preparingAt !== null,
  ready: order.readyAt !== null,
  delayed: order.delayMinutes,
});

function refuse(order: OrderRow, version: number | undefined, refusal: MilestoneRefusal | null): void {
  if (version !== undefined && version !== order.version) throw rejection("stale_version", order);
  if (refusal !== null) throw rejection("invalid_transition", order, refusal);
}

async function wasSaidBy(
  tx: Queries,
  order: OrderRow,
  milestone: OrderMilestone,
  by: Mover,
): Promise<boolean> {
  const said = await tx
    .select({
      actor: statusHistory.actor,
      actorId: statusHistory.actorId,
      deviceId: statusHistory.deviceId,
    })
    .from(statusHistory)
    .where(and(eq(statusHistory.orderId, order.id), eq(statusHistory.milestone, milestone)));
  return said.some((entry) => isBy(by, entry));
}

/** How a hand-over went. A wrong code is a result: its try has to be committed before {@link refuseWrongCode}. */
export type HandedOver =
  | { readonly order: OrderRow; readonly code: "right" }
  | { readonly order: OrderRow; readonly code: "wrong"; readonly triesLeft: number };

/**
 * Hands a locked order to its customer: by the code that was said, or without it where {@link canTransition} allows that.
 * After three wrong codes only the office can. Throws the `ApiError`s `hand_over_code_missing`, `hand_over_code_locked`,
 * `invalid_transition` and `stale_version`.
 */
export async function handOver(
  panel: Panel,
  tx: Queries,
  order: OrderRow,
  {
    code,
    cashTaken,
    reason,
    ...act
  }: Act & {
    readonly code: string | null;
    readonly cashTaken: number | null;
    readonly reason: string | null;
  },
): Promise<HandedOver> {
  const issued = order.handOverCode !== null;
  // Compared also where it no longer counts, so that the time of an answer tells nothing.
  const matches = code !== null && (await isHandOverCode(panel, order, code));
  const state = handOverCode({ issued, said: code !== null, matches, tries: order.codeTries });
  const isCurrent = act.version === undefined || act.version === order.version;
  if (state === "wrong" && isCurrent && canBeHandedOver(order)) {
    // The same wrong code again tells nobody anything: a request that is repeated, or a slip that is, costs one try.
    const digest = await digestOfCode(panel, order, code!);
    if (order.wrongCodes.includes(digest))
      return { order, code: "wrong", triesLeft: MAX_CODE_TRIES - order.codeTries };
    const codeTries = order.codeTries + 1;
    const wrongCodes = [...order.wrongCodes, digest];
    const [tried] = await tx
      .update(orders)
      .set({ codeTries, wrongCodes })
      .where(eq(orders.id, order.id))
      .returning();
    await appendStoreEvent(panel, tx, tried!);
    const triesLeft = MAX_CODE_TRIES - codeTries;
    await writeAuditEntry(tx, {
      actorId: act.by.id,
      deviceId: act.by.device ?? null,
      action: "order.code_wrong",
      subjectId: order.id,
      storeId: order.storeId,
      after: { tries_left: triesLeft },
      at: panel.clock(),
    });
    return { order: tried!, code: "wrong", triesLeft };
  }
  const shiftId = await shiftOfOrder(tx, order.id);
  const move = { ...act, to: "delivered", code: state, reason } as const;
  const changed = await moveOrder(panel, tx, order, move).catch(asCodeError);
  await tx
    .insert(handOvers)
    .values({
      orderId: order.id,
      byCode: state === "right",
      actor: act.by.actor,
      actorId: act.by.id,
      reason,
      cashTaken: isCash(order.paymentMethod) ? (cashTaken ?? order.amountDue) : null,
      shiftId,
      at: act.at ?? panel.clock(),
    })
    .onConflictDoNothing();
  return { order: changed, code: "right" };
}

/** Throws the `ApiError` `hand_over_code_wrong` for a hand-over whose code was wrong. */
export function refuseWrongCode(handed: HandedOver | null): void {
  if (handed?.code === "wrong")
    throw new ApiError("hand_over_code_wrong", { data: { tries_left: handed.triesLeft } });
}

/** A wrong code counts as a try only where a right one would have ended the order. */
const canBeHandedOver = ({ orderType, orderStatus }: OrderRow) =>
  ORDER_MOVES[orderType][orderStatus].delivered !== undefined;

/** A refused hand-over says by its code whether that of the order is to blame. */
function asCodeError(error: unknown): never {
  const why = error instanceof ApiError ? (error.details.data as { why?: string } | null)?.why : undefined;
  if (why === "code_missing") throw new ApiError("hand_over_code_missing");
  if (why === "code_locked") throw new ApiError("hand_over_code_locked");
  throw error;
}

/**
 * Changes the status of a locked order for somebody who says nothing but the status: accepted, it still gets its code, and
 * handed over, it still has a record of who did that. Throws as {@link handOver} and `moveOrder` do.
 */
export async function changeStatus(
  panel: Panel,
  tx: Queries,
  order: OrderRow,
  { to, reason, ...act }: Act & { readonly to: OrderStatus; readonly reason: string | null },
): Promise<OrderRow> {
  if (to === "accepted") return acceptOrder(panel, tx, order, { ...act, minutes: null });
  if (to === "delivered")
    return (await handOver(panel, tx, order, { ...act, code: null, cashTaken: null, reason })).order;
  return moveOrder(panel, tx, order, { ...act, to, reason });
}
