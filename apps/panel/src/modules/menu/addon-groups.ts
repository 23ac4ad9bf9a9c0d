import type { CallBody, CallData, createAddonGroup, menuAddonGroups } from "@talabee/contract";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Queries } from "../../db/database.js";
import { addonGroups, type AddonOptionRow, productAddonGroups } from "../../db/schema.js";
import { ApiError, throwInvalidField } from "../../http/api-error.js";
import type { SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { changesBetween, writeAuditEntry } from "../audit/audit-log.js";
import { demandRight, lockStoreFor, storeFor } from "../stores/store-access.js";
import { requireRoom } from "../stores/store-limits.js";

type GroupList = CallData<typeof menuAddonGroups>;
type Group = GroupList["items"][number];
type GroupRow = typeof addonGroups.$inferSelect;
type Form = CallBody<typeof createAddonGroup>;

/** Groups of options, which the products of a store share. */
export function createAddonGroupService(panel: Panel) {
  async function serialize(queries: Queries, rows: readonly GroupRow[]): Promise<Group[]> {
    const ids = rows.map(({ id }) => id);
    const links =
      ids.length === 0
        ? []
        : await queries
            .select()
            .from(productAddonGroups)
            .where(inArray(productAddonGroups.groupId, ids))
            .orderBy(asc(productAddonGroups.productId));
    return rows.map((row) => ({
      id: row.id,
      vendor_id: row.storeId,
      name: row.name,
      min: row.min,
      max: row.max,
      options: row.options.map((option) => ({ ...option, back_at: option.back_at ?? null })),
      product_ids: links.flatMap(({ groupId, productId }) => (groupId === row.id ? [productId] : [])),
    }));
  }

  /** The group, with its store locked for a change. */
  async function lockGroup(tx: Queries, user: SessionUser, id: string): Promise<GroupRow> {
    const [found] = await tx.select().from(addonGroups).where(eq(addonGroups.id, id));
    if (found === undefined) throw new ApiError("not_found");
    demandRight(user, "menu.change", found.storeId);
    await lockStoreFor(tx, user, "menu.change", found.storeId);
    const [row] = await tx.select().from(addonGroups).where(eq(addonGroups.id, id)).for("update");
    if (row === undefined) throw new ApiError("not_found");
    return row;
  }

  return {
    async list(user: SessionUser, storeId: string): Promise<GroupList> {
      await storeFor(panel.db, user, "menu.read", storeId);
      const rows = await panel.db
        .select()
        .from(addonGroups)
        .where(eq(addonGroups.storeId, storeId))
        .orderBy(asc(sql`${addonGroups.name} ->> 'en'`), asc(addonGroups.id));
      return { items: await serialize(panel.db, rows), next_cursor: null };
    },

    async read(id: string): Promise<Group> {
      const rows = await panel.db.select().from(addonGroups).where(eq(addonGroups.id, id));
      const [group] = await serialize(panel.db, rows);
      if (group === undefined) throw new ApiError("not_found");
      return group;
    },

    async create(user: SessionUser, storeId: string, form: Form): Promise<Group> {
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        await lockStoreFor(tx, user, "menu.change", storeId);
        await requireRoom(tx, "addon_groups", eq(addonGroups.storeId, storeId));
        const { name, min, max } = form;
        const row = { id: randomUUID(), storeId, name, min, max, options: optionsOf(form, []) };
        await tx.insert(addonGroups).values(row);
        await writeAuditEntry(tx, {
          actorId: user.id,
          action: "addon_group.create",
          subjectId: row.id,
          storeId,
          after: row,
          at,
        });
        return (await serialize(tx, [row]))[0]!;
      });
    },

    /** Replaces a group. Carts that chose an option that is gone say so. */
    async change(user: SessionUser, id: string, form: Form): Promise<Group> {
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        const before = await lockGroup(tx, user, id);
        const { name, min, max } = form;
        const after = { ...before, name, min, max, options: optionsOf(form, before.options) };
        await tx.update(addonGroups).set(after).where(eq(addonGroups.id, id));
        const changes = changesBetween(before, after);
        if (Object.keys(changes.after).length > 0) {
          await writeAuditEntry(tx, {
            actorId: user.id,
            action: "addon_group.update",
            subjectId: id,
            storeId: before.storeId,
            ...changes,
            at,
          });
        }
        return (await serialize(tx, [after]))[0]!;
      });
    },

    async remove(user: SessionUser, id: string): Promise<void> {
      const at = panel.clock();
      await panel.db.transaction(async (tx) => {
        const row = await lockGroup(tx, user, id);
        const [before] = await serialize(tx, [row]);
        await tx.delete(addonGroups).where(eq(addonGroups.id, id));
        await writeAuditEntry(tx, {
          actorId: user.id,
          action: "addon_group.delete",
          subjectId: id,
          storeId: row.storeId,
          before: before!,
          after: {},
          at,
        });
      });
    },
  };
}

/** The options of a form; those without an id are new. Throws `validation_failed` for an id that the group does not have. */
function optionsOf({ options }: Form, before: readonly AddonOptionRow[]): AddonOptionRow[] {
  const known = new Set(before.map(({ id }) => id));
  return options.map(({ id, name, price, max, in_stock }, at) => {
    if (id !== undefined && !known.has(id)) throwInvalidField(`options.${at}.id`);
    const back_at = before.find((one) => one.id === id)?.back_at ?? null;
    return { id: id ?? randomUUID(), name, price, max, in_stock, back_at: in_stock ? null : back_at };
  });
}
