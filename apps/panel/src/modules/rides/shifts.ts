import type { CallData, closeShift, countShift, panelShifts, RideShift } from "@talabee/contract";
import { shiftCash } from "@talabee/domain";
import { and, asc, eq, gte, isNotNull, isNull, lte } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Queries } from "../../db/database.js";
import { handOvers, riders, riderShifts } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { writeAuditEntry } from "../audit/audit-log.js";
import { orderOfRider } from "../orders/rider-assignments.js";
import { riderOf } from "./rider-of.js";

type ShiftRow = typeof riderShifts.$inferSelect;
interface Rider {
  readonly id: string;
  readonly userId: string;
}

/** Shifts that the office counts at a time. */
const MOST_SHIFTS = 200;

/** A shift with the cash of the doors at which its rider was. */
async function serialize(
  panel: Pick<Panel, "clock">,
  queries: Queries,
  shift: ShiftRow,
  rider: Rider,
): Promise<RideShift> {
  const doors = await queries
    .select({ cash: handOvers.cashTaken })
    .from(handOvers)
    .where(
      and(
        eq(handOvers.actorId, rider.userId),
        eq(handOvers.actor, "rider"),
        gte(handOvers.at, shift.openedAt),
        lte(handOvers.at, shift.closedAt ?? panel.clock()),
      ),
    );
  const cash = shiftCash({
    opening: shift.openingCash,
    taken: doors.map(({ cash: taken }) => taken ?? 0),
    handedIn: shift.handedIn,
    counted: shift.counted,
  });
  return {
    id: shift.id,
    opened_at: shift.openedAt.toISOString(),
    closed_at: shift.closedAt?.toISOString() ?? null,
    rides: doors.length,
    opening_cash: cash.opening,
    cash_taken: cash.taken,
    cash_expected: cash.expected,
    handed_in: cash.handedIn,
    counted: shift.counted,
    difference: cash.difference,
  };
}

/** The open shift of a rider; null without one. */
export async function openShiftOf(
  panel: Pick<Panel, "clock">,
  queries: Queries,
  rider: Rider,
): Promise<RideShift | null> {
  const [shift] = await queries
    .select()
    .from(riderShifts)
    .where(and(eq(riderShifts.riderId, rider.id), isNull(riderShifts.closedAt)));
  return shift === undefined ? null : serialize(panel, queries, shift, rider);
}

/** Shifts of riders and their cash: the rider says what is handed in, somebody else what was counted. */
export function createShifts(panel: Panel) {
  /** A rider, so that two acts of one wait for each other. */
  const lockRider = (tx: Queries, id: string) =>
    tx.select({ id: riders.id }).from(riders).where(eq(riders.id, id)).for("update");

  return {
    async open(user: SessionUser, openingCash: number): Promise<RideShift> {
      const riderId = riderOf(user);
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        await lockRider(tx, riderId);
        const rider = { id: riderId, userId: user.id };
        if ((await openShiftOf(panel, tx, rider)) !== null) throw new ApiError("shift_open");
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
        return serialize(panel, tx, shift!, rider);
      });
    },

    /** Ends a shift, and with it the duty. Throws `rider_busy` while the rider carries an order. */
    async close(user: SessionUser, handedIn: number): Promise<CallData<typeof closeShift>> {
      const riderId = riderOf(user);
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        await lockRider(tx, riderId);
        if ((await orderOfRider(tx, riderId)) !== null) throw new ApiError("rider_busy");
        const [shift] = await tx
          .update(riderShifts)
          .set({ closedAt: at, handedIn })
          .where(and(eq(riderShifts.riderId, riderId), isNull(riderShifts.closedAt)))
          .returning();
        if (shift === undefined) throw new ApiError("shift_missing");
        await tx.update(riders).set({ isAvailable: false }).where(eq(riders.id, riderId));
        const closed = await serialize(panel, tx, shift, { id: riderId, userId: user.id });
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
      for (const { shift, rider } of rows) {
        items.push({
          ...(await serialize(panel, panel.db, shift, rider)),
          rider: { id: rider.id, name: rider.name },
        });
      }
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
        const after = await serialize(panel, tx, { ...shift, ...set }, rider);
        await writeAuditEntry(tx, {
          actorId: user.id,
          action: "shift.count",
          subjectId: id,
          before: { handed_in: shift.handedIn },
          after: { counted, difference: after.difference },
          at,
        });
        return { ...after, rider: { id: rider.id, name: rider.name } };
      });
    },
  };
}
