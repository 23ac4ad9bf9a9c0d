import type { CallBody, CallData, changeRider, createRider as createCall, setDuty } from "@talabee/contract";
import { eq } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { riders, users } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { changesBetween, writeAuditEntry } from "../audit/audit-log.js";
import { createRider } from "./accepted-riders.js";
import { lockRider, openShiftRow, orderOfRider, setAvailable } from "./rider-duty.js";

type PanelRider = CallData<typeof createCall>;
type RiderRow = typeof riders.$inferSelect;

/** Riders of the brand: the office makes them and ends their work, they say when they are on duty. */
export function createRiderOffice(panel: Panel) {
  async function read(
    queries: Queries,
    where: { id: string } | { userId: string },
  ): Promise<PanelRider | null> {
    const [row] = await queries
      .select({ rider: riders, email: users.email })
      .from(riders)
      .innerJoin(users, eq(users.id, riders.userId))
      .where("id" in where ? eq(riders.id, where.id) : eq(riders.userId, where.userId));
    return row === undefined ? null : serialize(row.rider, row.email);
  }

  return {
    /** Makes a verified account a rider, or takes a former one back. Throws `no_account`. */
    async create(user: SessionUser, form: CallBody<typeof createCall>): Promise<PanelRider> {
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        const [account] = await tx.select().from(users).where(eq(users.email, form.email));
        if (account === undefined || account.emailVerifiedAt === null || account.deletedAt !== null)
          throw new ApiError("no_account");
        const before = await read(tx, { userId: account.id });
        await createRider(tx, account, { name: form.name, phone: form.phone }, at);
        await tx
          .update(riders)
          .set({ nameAr: form.name_ar ?? null })
          .where(eq(riders.userId, account.id));
        const rider = (await read(tx, { userId: account.id }))!;
        await writeAuditEntry(tx, {
          actorId: user.id,
          action: "rider.create",
          subjectId: rider.id,
          before,
          after: rider,
          at,
        });
        return rider;
      });
    },

    /** Throws `rider_busy` and `rider_on_shift` to end the work of one who carries an order, or has cash to hand in. */
    async change(user: SessionUser, id: string, form: CallBody<typeof changeRider>): Promise<PanelRider> {
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        await lockRider(tx, id);
        const before = await read(tx, { id });
        if (before === null) throw new ApiError("not_found");
        if (form.active === false) {
          if ((await orderOfRider(tx, id)) !== null) throw new ApiError("rider_busy");
          if ((await openShiftRow(tx, id)) !== null) throw new ApiError("rider_on_shift");
        }
        await tx
          .update(riders)
          .set({
            name: form.name ?? before.name,
            nameAr: form.name_ar === undefined ? before.name_ar : form.name_ar || null,
            phone: form.phone ?? before.phone,
            active: form.active ?? before.active,
            isAvailable: before.is_available && form.active !== false,
          })
          .where(eq(riders.id, id));
        const after = (await read(tx, { id }))!;
        const changes = changesBetween<Record<string, unknown>>(before, after);
        if (Object.keys(changes.after).length > 0)
          await writeAuditEntry(tx, {
            actorId: user.id,
            action: "rider.update",
            subjectId: id,
            ...changes,
            at,
          });
        return after;
      });
    },

    /** Says whether the signed-in rider takes orders. Throws `shift_missing`. */
    async setDuty(
      { riderId }: SessionUser,
      form: CallBody<typeof setDuty>,
    ): Promise<CallData<typeof setDuty>> {
      if (riderId === null) throw new ApiError("forbidden");
      await panel.db.transaction((tx) => setAvailable(tx, riderId, form.on_duty));
      return { on_duty: form.on_duty };
    },
  };
}

function serialize(row: RiderRow, email: string): PanelRider {
  return {
    id: row.id,
    name: row.name,
    name_ar: row.nameAr,
    email,
    phone: row.phone,
    active: row.active,
    is_available: row.isAvailable,
  };
}
