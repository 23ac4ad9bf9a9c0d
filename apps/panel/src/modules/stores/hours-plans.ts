import type { CallBody, changeHoursPlan, createHoursPlan, PanelStore } from "@talabee/contract";
import { businessDate, hoursOfWeek, nextHoursChange } from "@talabee/domain";
import { and, eq, lt } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterCommit } from "../../db/after-commit.js";
import type { Queries } from "../../db/database.js";
import { hoursPlans, stores } from "../../db/schema.js";
import { ApiError, throwInvalidField } from "../../http/api-error.js";
import { definedFields } from "../../http/defined-fields.js";
import { actingAs, type SessionUser } from "../../http/session-user.js";
import type { JobHandler } from "../../jobs/job-queue.js";
import type { Panel } from "../../panel.js";
import { changesBetween, writeAuditEntry } from "../audit/audit-log.js";
import type { StoreRow } from "../catalogue/store-dto.js";
import { type PlanRow, plansOf } from "./plan-rows.js";
import { lockStoreFor } from "./store-access.js";
import { serializeStore } from "./store-dto.js";
import { requireRoom } from "./store-limits.js";

/** Job that gives a store the hours of the next day; its subject is the store. */
export const ROLL_HOURS = "roll_hours";

/** Hours of some dates: Ramadan, the Friday prayer, Eid, one day. What customers read is written with each change. */
export function createHoursPlanService(panel: Panel) {
  const { time_zone: timeZone } = panel.config.market;

  /**
   * Writes the hours of the seven days that begin now, by a store's own week and its plans, and comes back when they may be
   * others as long as there are any. The store is locked.
   */
  async function apply(tx: Queries, store: StoreRow): Promise<StoreRow> {
    const now = panel.clock();
    const week = store.ownHours ?? store.openingHours;
    // The audit log keeps what is over.
    await tx
      .delete(hoursPlans)
      .where(and(eq(hoursPlans.storeId, store.id), lt(hoursPlans.to, businessDate(now, timeZone))));
    const plans = await plansOf(tx, store.id);
    const set =
      plans.length === 0
        ? { openingHours: week, ownHours: null }
        : { openingHours: hoursOfWeek(week, plans, now, timeZone), ownHours: week };
    // Other servers, and pages that are kept, hear of it only where it is another.
    if (
      JSON.stringify([store.openingHours, store.ownHours]) !==
      JSON.stringify([set.openingHours, set.ownHours])
    )
      await tx.update(stores).set(set).where(eq(stores.id, store.id));
    if (plans.length > 0) {
      const dueAt = nextHoursChange(now, timeZone);
      await panel.jobs.schedule(tx, { kind: ROLL_HOURS, subject: store.id, dueAt });
      afterCommit(tx, () => panel.jobs.wake());
    }
    return { ...store, ...set };
  }

  /** Changes the plans of a store, then its hours, with an entry in the audit log. */
  async function change(
    user: SessionUser,
    storeId: string,
    work: (
      tx: Queries,
    ) => Promise<{ action: string; id: string; before: PlanRow | null; after: PlanRow | null }>,
  ): Promise<PanelStore> {
    const at = panel.clock();
    return panel.db.transaction(async (tx) => {
      const store = await lockStoreFor(tx, user, "store.hours", storeId);
      const { action, id, before, after } = await work(tx);
      const row = await apply(tx, store);
      const changes =
        before !== null && after !== null
          ? changesBetween<Record<string, unknown>>({ ...before }, { ...after })
          : { before: before && { ...before }, after: { ...after } };
      if (after === null || Object.keys(changes.after).length > 0)
        await writeAuditEntry(tx, { ...actingAs(user), action, subjectId: id, storeId, ...changes, at });
      return serializeStore(tx, row, at);
    });
  }

  /** The store of a plan. Throws `not_found`. */
  async function storeIdOf(id: string): Promise<string> {
    const [found] = await panel.db
      .select({ storeId: hoursPlans.storeId })
      .from(hoursPlans)
      .where(eq(hoursPlans.id, id));
    if (found === undefined) throw new ApiError("not_found");
    return found.storeId;
  }

  function check(plan: Pick<PlanRow, "mode" | "from" | "to" | "hours">): void {
    if (plan.to !== null && plan.to < plan.from) throwInvalidField("last_date");
    if (plan.to !== null && plan.to < businessDate(panel.clock(), timeZone)) throwInvalidField("last_date");
    // Without an end it would be the store's week, and a break of nothing is none.
    if (plan.mode === "replace" && plan.to === null) throwInvalidField("last_date");
    if (plan.mode === "break" && plan.hours.length === 0) throwInvalidField("hours");
  }

  return {
    apply,

    create: (user: SessionUser, storeId: string, form: CallBody<typeof createHoursPlan>) =>
      change(user, storeId, async (tx) => {
        const plan: PlanRow = {
          id: randomUUID(),
          storeId,
          kind: form.kind,
          mode: form.mode,
          from: form.first_date,
          to: form.last_date ?? null,
          hours: form.hours ?? [],
        };
        check(plan);
        await requireRoom(tx, "hours_plans", eq(hoursPlans.storeId, storeId));
        await tx.insert(hoursPlans).values(plan);
        return { action: "hours_plan.create", id: plan.id, before: null, after: plan };
      }),

    async update(user: SessionUser, id: string, form: CallBody<typeof changeHoursPlan>): Promise<PanelStore> {
      return change(user, await storeIdOf(id), async (tx) => {
        const [before] = await tx.select().from(hoursPlans).where(eq(hoursPlans.id, id));
        if (before === undefined) throw new ApiError("not_found");
        const set = definedFields({
          kind: form.kind,
          mode: form.mode,
          from: form.first_date,
          to: form.last_date,
          hours: form.hours === null ? [] : form.hours,
        });
        const after = { ...before, ...set };
        check(after);
        await tx.update(hoursPlans).set(after).where(eq(hoursPlans.id, id));
        return { action: "hours_plan.change", id, before, after };
      });
    },

    async remove(user: SessionUser, id: string): Promise<PanelStore> {
      return change(user, await storeIdOf(id), async (tx) => {
        const [before] = await tx.delete(hoursPlans).where(eq(hoursPlans.id, id)).returning();
        if (before === undefined) throw new ApiError("not_found");
        return { action: "hours_plan.delete", id, before, after: null };
      });
    },

    roll: (async (storeId) => {
      await panel.db.transaction(async (tx) => {
        const [store] = await tx.select().from(stores).where(eq(stores.id, storeId)).for("no key update");
        if (store !== undefined) await apply(tx, store);
      });
      return null;
    }) satisfies JobHandler,
  };
}
