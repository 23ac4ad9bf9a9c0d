import type { CallBody, MenuProduct, setOptionAvailability, setProductAvailability } from "@talabee/contract";
import { untilClosing } from "@talabee/domain";
import { eq } from "drizzle-orm";
import { afterCommit } from "../../db/after-commit.js";
import type { Queries } from "../../db/database.js";
import { addonGroups, type AddonOptionRow, products } from "../../db/schema.js";
import { ApiError, throwInvalidField } from "../../http/api-error.js";
import { actingAs, type SessionUser } from "../../http/session-user.js";
import type { JobHandler } from "../../jobs/job-queue.js";
import type { Panel } from "../../panel.js";
import { changesBetween, writeAuditEntry } from "../audit/audit-log.js";
import type { ProductRow } from "../catalogue/product-dto.js";
import type { StoreRow } from "../catalogue/store-dto.js";
import { lockStoreFor } from "../stores/store-access.js";
import { serializeProducts } from "./product-rows.js";

/** Job that puts back what was sold out until a time. Its subject is `product ID`, or `option GROUP ID`. */
export const PUT_BACK = "put_back";

/** Nothing is sold out until a time further away: that is until further notice. */
const LONGEST_MS = 366 * 86_400_000;

type GroupRow = typeof addonGroups.$inferSelect;
type Until = CallBody<typeof setProductAvailability>["until"];
/** Who changes it; nobody for the job. */
type Actor = ReturnType<typeof actingAs>;

const BY_ITSELF: Actor = { actorId: null, deviceId: null };

/** What a store says is sold out, whatever its stock, until a time or until it says otherwise. Guests see it at once. */
export function createAvailabilityService(panel: Panel) {
  /** The time that a form means. Throws `validation_failed` for one that is over. */
  function readUntil(until: Until, store: StoreRow, now: Date): Date | null {
    if (until === null || until === undefined) return null;
    if (until === "closing") return untilClosing(store.openingHours, now, panel.config.market.time_zone);
    const at = new Date(until);
    if (at <= now || at.getTime() - now.getTime() > LONGEST_MS) throwInvalidField("until");
    return at;
  }

  async function schedule(tx: Queries, subject: string, dueAt: Date | null): Promise<void> {
    if (dueAt === null) return;
    await panel.jobs.schedule(tx, { kind: PUT_BACK, subject, dueAt });
    afterCommit(tx, () => panel.jobs.wake());
  }

  async function changeProduct(
    tx: Queries,
    row: ProductRow,
    set: Pick<ProductRow, "offSince" | "offUntil">,
    by: Actor,
  ): Promise<ProductRow> {
    const after = { ...row, ...set };
    const changes = changesBetween(
      { off: row.offSince !== null, until: row.offUntil },
      { off: set.offSince !== null, until: set.offUntil },
    );
    if (Object.keys(changes.after).length === 0) return row;
    await tx.update(products).set(set).where(eq(products.id, row.id));
    await writeAuditEntry(tx, {
      ...by,
      action: "product.availability",
      subjectId: row.id,
      storeId: row.storeId,
      ...changes,
      at: panel.clock(),
    });
    return after;
  }

  async function changeOption(
    tx: Queries,
    row: GroupRow,
    optionId: string,
    set: Required<Pick<AddonOptionRow, "in_stock" | "back_at">>,
    by: Actor,
  ): Promise<void> {
    const before = row.options.find(({ id }) => id === optionId);
    if (before === undefined) throw new ApiError("not_found");
    const changes = changesBetween({ in_stock: before.in_stock, back_at: before.back_at ?? null }, set);
    if (Object.keys(changes.after).length === 0) return;
    const options = row.options.map((option) => (option.id === optionId ? { ...option, ...set } : option));
    await tx.update(addonGroups).set({ options }).where(eq(addonGroups.id, row.id));
    await writeAuditEntry(tx, {
      ...by,
      action: "option.availability",
      subjectId: optionId,
      storeId: row.storeId,
      before: changes.before,
      after: { ...changes.after, addon_group_id: row.id },
      at: panel.clock(),
    });
  }

  return {
    async setProduct(
      user: SessionUser,
      id: string,
      { available, until }: CallBody<typeof setProductAvailability>,
    ): Promise<MenuProduct> {
      const now = panel.clock();
      return panel.db.transaction(async (tx) => {
        const [found] = await tx
          .select({ storeId: products.storeId })
          .from(products)
          .where(eq(products.id, id));
        if (found === undefined) throw new ApiError("not_found");
        const store = await lockStoreFor(tx, user, "menu.availability", found.storeId);
        const [row] = await tx.select().from(products).where(eq(products.id, id)).for("update");
        if (row === undefined) throw new ApiError("not_found");
        const offUntil = available ? null : readUntil(until, store, now);
        const offSince = available ? null : (row.offSince ?? now);
        const after = await changeProduct(tx, row, { offSince, offUntil }, actingAs(user));
        await schedule(tx, `product ${id}`, offUntil);
        return (await serializeProducts(tx, [after]))[0]!;
      });
    },

    async setOption(
      user: SessionUser,
      groupId: string,
      { option_id, available, until }: CallBody<typeof setOptionAvailability>,
    ): Promise<void> {
      const now = panel.clock();
      await panel.db.transaction(async (tx) => {
        const [found] = await tx.select().from(addonGroups).where(eq(addonGroups.id, groupId));
        if (found === undefined) throw new ApiError("not_found");
        const store = await lockStoreFor(tx, user, "menu.availability", found.storeId);
        const [row] = await tx.select().from(addonGroups).where(eq(addonGroups.id, groupId)).for("update");
        if (row === undefined) throw new ApiError("not_found");
        const back = available ? null : readUntil(until, store, now);
        const set = { in_stock: available, back_at: back?.toISOString() ?? null };
        await changeOption(tx, row, option_id, set, actingAs(user));
        await schedule(tx, `option ${groupId} ${option_id}`, back);
      });
    },

    /** Puts back what is due; returns when to look again, where it was put off meanwhile. */
    putBack: (async (subject) => {
      const now = panel.clock();
      const [kind, id = "", optionId = ""] = subject.split(" ");
      return panel.db.transaction(async (tx) => {
        if (kind === "product") {
          const [row] = await tx.select().from(products).where(eq(products.id, id)).for("update");
          const due = row?.offUntil ?? null;
          if (row === undefined || due === null || due > now) return due;
          await changeProduct(tx, row, { offSince: null, offUntil: null }, BY_ITSELF);
          return null;
        }
        const [row] = await tx.select().from(addonGroups).where(eq(addonGroups.id, id)).for("update");
        const back = row?.options.find((option) => option.id === optionId)?.back_at ?? null;
        if (row === undefined || back === null) return null;
        if (new Date(back) > now) return new Date(back);
        await changeOption(tx, row, optionId, { in_stock: true, back_at: null }, BY_ITSELF);
        return null;
      });
    }) satisfies JobHandler,
  };
}
