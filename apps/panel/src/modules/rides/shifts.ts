import type {
  CallData,
  closeShift,
  countShift,
  endRiderShift,
  panelShifts,
  RideShift,
} from "@talabee/contract";
import { shiftCash } from "@talabee/domain";
import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Queries } from "../../db/database.js";
import { handOvers, orders, riders, riderShifts } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { writeAuditEntry } from "../audit/audit-log.js";
import { lockRider, openShiftRow, orderOfRider } from "../riders/rider-duty.js";
import { riderOf } from "./rider-of.js";

type ShiftRow = typeof riderShifts.$inferSelect;
type RiderRow = typeof riders.$inferSelect;

/** Shifts that the office counts at a time. */
const MOST_SHIFTS = 200;

/** A shift with the cash of the orders that its rider carried. */
async function serialize(queries: Queries, shift: ShiftRow): Promise<RideShift> {
  const doors = await queries
    .select({ taken: handOvers.cashTaken, due: orders.amountDue })
    .from(handOvers)
    .innerJoin(orders, eq(orders.id, handOvers.orderId))
    .where(eq(handOvers.shiftId, shift.id));
  const cash = shiftCash({
    opening: shift.openingCash,
    // Nothing is taken, or due, for an order that was paid otherwise.
    doors: doors.flatMap(({ taken, due }) => (taken === null ? [] : { taken, due })),
    handedIn: shift.handedIn,
    counted: shift.counted,
  });
  return {
    id: shift.id,
    opened_at: shift.openedAt.toISOString(),
    closed_at: shift.closedAt?.toISOString() ?? null,
    rides: doors.length,
    opening_cash: cash.opening,
    cash_due: cash.due,
    cash_taken: cash.taken,
    cash_expected: cash.expected,
    handed_in: cash.handedIn,
    counted: shift.counted,
    difference: cash.difference,
  };
}

/** The open shift of a rider; null without one. */
export async function openShiftOf(queries: Queries, riderId: string): Promise<RideShift | null> {
  const shift = await openShiftRow(queries, riderId);
  return shift === null ? null : serialize(queries, shift);
}

/** A shift as the office sees it. */
const serializeFor = async (queries: Queries, shift: ShiftRow, { id, name }: RiderRow) => ({
  ...(await serialize(queries, shift)),
  rider: { id, name },
});

/** Shifts of riders and their cash: the rider says what is handed in, somebody else what was counted. */
export function createShifts(panel: Panel) {
  /**
   * Ends the open shift of a locked rider, and with it the duty. Throws `rider_busy` while they carry an order, whose cash belongs
   * to it, and `shift_missing`.
   */
  async function end(tx: Queries, riderId: string, set: Partial<ShiftRow>): Promise<ShiftRow> {
    if ((await orderOfRider(tx, riderId)) !== null) throw new ApiError("rider_busy");
    const [shift] = await tx
      .update(riderShifts)
      .set(set)
      .where(and(eq(riderShifts.riderId, riderId), isNull(riderShifts.closedAt)))
      .returning();
    if (shift === undefined) throw new ApiError("shift_missing");
    await tx.update(riders).set({ isAvailable: false }).where(eq(riders.id, riderId));
    return shift;
  }

  return {
    async open(user: SessionUser, openingCash: number): Promise<RideShift> {
      const riderId = riderOf(user);
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        await lockRider(tx, riderId);
        if ((await openShiftRow(tx, riderId)) !== null) throw new ApiError("shift_open");
        const [shift] = await tx
          .insert(riderShifts)
          .values({ id: randomUUID(), riderId, openedAt: at, openingCash })
          .returning();
        await writeAuditEntry(tx, {
          actorId: user.id,
          action: "shift.open",
          subjectId: shift!.id,
          after: { rider_id: riderId, opening_cash: openingCash },
          at,
        });
        return serialize(tx, shift!);
      });
    },

    /** Ends the rider's own shift. Throws as {@link end} does. */
    async close(user: SessionUser, handedIn: number): Promise<CallData<typeof closeShift>> {
      const riderId = riderOf(user);
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        await lockRider(tx, riderId);
        const shift = await end(tx, riderId, { closedAt: at, handedIn });
        const closed = await serialize(tx, shift);
        await writeAuditEntry(tx, {
          actorId: user.id,
          action: "shift.close",
          subjectId: shift.id,
          after: { rider_id: riderId, handed_in: handedIn, expected: closed.cash_expected },
          at,
        });
        return closed;
      });
    },

    /**
     * Ends the shift of a rider who cannot, whose phone is lost for example, with what was counted. Throws as {@link end} does,
     * and `forbidden` to the rider.
     */
    async endFor(
      user: SessionUser,
      riderId: string,
      counted: number,
    ): Promise<CallData<typeof endRiderShift>> {
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        const rider = await lockRider(tx, riderId);
        if (rider === undefined) throw new ApiError("not_found");
        if (rider.userId === user.id) throw new ApiError("forbidden");
        const byOffice = { counted, countedBy: user.id, countedAt: at };
        const shift = await end(tx, riderId, { closedAt: at, handedIn: counted, ...byOffice });
        const ended = await serializeFor(tx, shift, rider);
        await writeAuditEntry(tx, {
          actorId: user.id,
          action: "shift.end",
          subjectId: shift.id,
          after: { rider_id: riderId, counted, difference: ended.difference },
          at,
        });
        return ended;
      });
    },

    /** Closed shifts that nobody has counted. */
    async list(): Promise<CallData<typeof panelShifts>> {
      const rows = await panel.db
        .select({ shift: riderShifts, rider: riders })
        .from(riderShifts)
        .innerJoin(riders, eq(riders.id, riderShifts.riderId))
        .where(and(isNotNull(riderShifts.closedAt), isNull(riderShifts.countedAt)))
        .orderBy(asc(riderShifts.closedAt), asc(riderShifts.id))
        .limit(MOST_SHIFTS);
      const items = [];
      for (const { shift, rider } of rows) items.push(await serializeFor(panel.db, shift, rider));
      return { items, next_cursor: null };
    },

    /** Records what was counted, once, by somebody else than the rider. */
    async count(user: SessionUser, id: string, counted: number): Promise<CallData<typeof countShift>> {
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        const [found] = await tx
          .select({ shift: riderShifts, rider: riders })
          .from(riderShifts)
          .innerJoin(riders, eq(riders.id, riderShifts.riderId))
          .where(and(eq(riderShifts.id, id), isNotNull(riderShifts.closedAt)))
          .for("update", { of: riderShifts });
        if (found === undefined) throw new ApiError("not_found");
        const { shift, rider } = found;
        if (rider.userId === user.id) throw new ApiError("forbidden");
        if (shift.countedAt !== null) throw new ApiError("shift_counted");
        const set = { counted, countedBy: user.id, countedAt: at };
        await tx.update(riderShifts).set(set).where(eq(riderShifts.id, id));
        const after = await serializeFor(tx, { ...shift, ...set }, rider);
        await writeAuditEntry(tx, {
          actorId: user.id,
          action: "shift.count",
          subjectId: id,
          before: { handed_in: shift.handedIn },
          after: { counted, difference: after.difference },
          at,
        });
        return after;
      });
    },
  };
}
