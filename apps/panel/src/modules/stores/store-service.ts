import type {
  CallBody,
  CallData,
  CallQuery,
  createStore,
  PanelStore,
  panelStores,
  updateStore,
  updateStoreDelivery,
  updateStoreHours,
} from "@talabee/contract";
import type { Right } from "@talabee/domain";
import { and, asc, eq, not, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { nameContains } from "../../db/name-contains.js";
import { stores } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { PER_PAGE, readKeyCursor, writeKeyCursor } from "../../http/cursor.js";
import type { SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { changesBetween, writeAuditEntry } from "../audit/audit-log.js";
import type { StoreRow } from "../catalogue/store-dto.js";
import { refreshStores } from "../search/search-documents.js";
import {
  changesSearch,
  deliveryColumns,
  hoursColumns,
  profileColumns,
  setCategories,
  setTables,
  setZoneFees,
} from "./change-store.js";
import { insertDraft } from "./create-store.js";
import { createHoursPlanService } from "./hours-plans.js";
import { lockStoreFor, ofStoresWith, storeFor } from "./store-access.js";
import { serializeStore, serializeStoreCard } from "./store-dto.js";
import { missingRequirements } from "./store-requirements.js";

type Columns = Partial<typeof stores.$inferInsert>;

/** Stores for those who run them: from a draft to its opening, and out of the shop. */
export function createStoreService(panel: Panel) {
  const plans = createHoursPlanService(panel);

  /**
   * Changes a store in one transaction, with its entry in the audit log and its row of the search. Throws `store_is_open` where
   * a store that customers see would lose what it could not have opened without.
   */
  async function change(
    user: SessionUser,
    { id, right, action }: { id: string; right: Right; action: string },
    make: (tx: Queries, store: StoreRow) => Promise<Columns>,
  ): Promise<PanelStore> {
    const at = panel.clock();
    return panel.db.transaction(async (tx) => {
      const store = await lockStoreFor(tx, user, right, id);
      const before = await serializeStore(tx, store, at);
      const lacked = store.active ? await missingRequirements(tx, store) : [];
      const columns = await make(tx, store);
      const [row] =
        Object.keys(columns).length === 0
          ? [store]
          : await tx.update(stores).set(columns).where(eq(stores.id, id)).returning();
      if (store.active && row!.active) {
        const missing = (await missingRequirements(tx, row!)).filter((one) => !lacked.includes(one));
        if (missing.length > 0) throw new ApiError("store_is_open", { data: { missing } });
      }
      const after = await serializeStore(tx, row!, at);
      const changes = changesBetween<Record<string, unknown>>(before, after);
      if (Object.keys(changes.after).length > 0) {
        await writeAuditEntry(tx, { actorId: user.id, action, subjectId: id, storeId: id, ...changes, at });
        await refreshStores(tx, [id], { withProducts: changesSearch(store, row!) });
      }
      return after;
    });
  }

  return {
    async list(
      user: SessionUser,
      query: CallQuery<typeof panelStores>,
    ): Promise<CallData<typeof panelStores>> {
      const perPage = query.per_page ?? PER_PAGE;
      const name = sql<string>`${stores.name} ->> 'en'`;
      const keys = readKeyCursor(query.cursor, ["string", "string"]);
      const rows = await panel.db
        .select()
        .from(stores)
        .where(
          and(
            ofStoresWith(user, "store.read", stores.id),
            nameContains(stores.name, query.q ?? ""),
            query.state === undefined ? undefined : inState(query.state),
            keys === null ? undefined : sql`(${name}, ${stores.id}) > (${keys[0]}::text, ${keys[1]}::text)`,
          ),
        )
        .orderBy(asc(name), asc(stores.id))
        .limit(perPage + 1);
      const page = rows.slice(0, perPage);
      const last = page.at(-1);
      return {
        items: page.map(serializeStoreCard),
        next_cursor:
          rows.length > perPage && last !== undefined ? writeKeyCursor(last.name.en, last.id) : null,
      };
    },

    async read(user: SessionUser, id: string): Promise<PanelStore> {
      return serializeStore(panel.db, await storeFor(panel.db, user, "store.read", id), panel.clock());
    },

    /** A new draft. */
    async create(user: SessionUser, form: CallBody<typeof createStore>): Promise<PanelStore> {
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        const draft = await insertDraft(tx, form);
        const columns = await profileColumns(tx, draft.id, form, at);
        const [row] = await tx.update(stores).set(columns).where(eq(stores.id, draft.id)).returning();
        if (form.category_ids) await setCategories(tx, draft.id, form.category_ids);
        const store = await serializeStore(tx, row!, at);
        await writeAuditEntry(tx, {
          actorId: user.id,
          action: "store.create",
          subjectId: store.id,
          storeId: store.id,
          after: store,
          at,
        });
        await refreshStores(tx, [store.id], { withProducts: false });
        return store;
      });
    },

    updateProfile: (user: SessionUser, id: string, form: CallBody<typeof updateStore>) =>
      change(user, { id, right: "store.change", action: "store.update" }, async (tx) => {
        if (form.category_ids !== undefined) await setCategories(tx, id, form.category_ids ?? []);
        return profileColumns(tx, id, form, panel.clock());
      }),

    updateHours: (user: SessionUser, id: string, form: CallBody<typeof updateStoreHours>) =>
      change(user, { id, right: "store.hours", action: "store.hours" }, async (tx, store) => {
        const columns = hoursColumns(form);
        const week = columns.openingHours;
        if (week === undefined || store.ownHours === null) return columns;
        // Its plans hold on.
        const { openingHours } = await plans.apply(tx, { ...store, ownHours: week });
        return { ...columns, openingHours, ownHours: week };
      }),

    updateDelivery: (user: SessionUser, id: string, form: CallBody<typeof updateStoreDelivery>) =>
      change(user, { id, right: "store.delivery", action: "store.delivery" }, async (tx) => {
        if (form.zone_fees !== undefined) await setZoneFees(tx, id, form.zone_fees ?? []);
        if (form.tables !== undefined) await setTables(tx, id, form.tables ?? []);
        return deliveryColumns(form);
      }),

    /** Opens a draft, or takes an inactive store back; an open one stays open. Throws `store_incomplete` with what it lacks. */
    open: (user: SessionUser, id: string) =>
      change(user, { id, right: "store.create", action: "store.open" }, async (tx, store) => {
        if (store.active) return {};
        const missing = await missingRequirements(tx, store);
        if (missing.length > 0) throw new ApiError("store_incomplete", { data: { missing } });
        return { active: true, isDraft: false };
      }),

    /** Takes a store out of the shop. A draft stays one. */
    deactivate: (user: SessionUser, id: string) =>
      change(user, { id, right: "store.create", action: "store.deactivate" }, async () => ({
        active: false,
      })),
  };
}

function inState(state: "draft" | "active" | "inactive"): SQL | undefined {
  if (state === "draft") return eq(stores.isDraft, true);
  return and(not(stores.isDraft), eq(stores.active, state === "active"));
}
