import {
  type CallBody,
  type CallData,
  type createCategory,
  type panelCategories,
  TINTS,
  type updateCategory,
} from "@talabee/contract";
import { asc, count, eq, max, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Queries } from "../../db/database.js";
import { categories, searchDocuments, storesInCategories } from "../../db/schema.js";
import { setPositions } from "../../db/set-positions.js";
import { ApiError } from "../../http/api-error.js";
import type { SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { changesBetween, writeAuditEntry } from "../audit/audit-log.js";
import { takePicture } from "../files/picture-rows.js";
import { refreshCategories } from "../search/search-documents.js";
import { checkPermutation } from "../../http/check-permutation.js";
import { definedFields } from "../../http/defined-fields.js";

type CategoryList = CallData<typeof panelCategories>;
type PanelCategory = CategoryList["items"][number];

/** Categories of stores, for those who write the brand's content. */
export function createCategoryService(panel: Panel) {
  async function list(queries: Queries): Promise<CategoryList> {
    const rows = await queries
      .select({ category: categories, stores: count(storesInCategories.storeId) })
      .from(categories)
      .leftJoin(storesInCategories, eq(storesInCategories.categoryId, categories.id))
      .groupBy(categories.id)
      .orderBy(asc(categories.position), asc(categories.id));
    return {
      items: rows.map(({ category, stores }) => ({
        id: category.id,
        name: category.name,
        image: category.image,
        tint: category.tint,
        stores_count: stores,
      })),
      next_cursor: null,
    };
  }

  async function read(queries: Queries, id: string): Promise<PanelCategory> {
    const found = (await list(queries)).items.find((category) => category.id === id);
    if (found === undefined) throw new ApiError("not_found");
    return found;
  }

  return {
    list: () => list(panel.db),

    async create(user: SessionUser, form: CallBody<typeof createCategory>): Promise<PanelCategory> {
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        const [last] = await tx
          .select({ position: max(categories.position), count: count() })
          .from(categories);
        const image = await takePicture(tx, form.image_id, ofImage(at));
        const id = randomUUID();
        await tx.insert(categories).values({
          id,
          name: form.name,
          image: image ?? null,
          tint: form.tint ?? TINTS[last!.count % TINTS.length]!,
          position: (last!.position ?? -1) + 1,
        });
        await refreshCategories(tx, [id]);
        const created = await read(tx, id);
        await writeAuditEntry(tx, {
          actorId: user.id,
          action: "category.create",
          subjectId: id,
          after: created,
          at,
        });
        return created;
      });
    },

    async update(
      user: SessionUser,
      id: string,
      form: CallBody<typeof updateCategory>,
    ): Promise<PanelCategory> {
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        await tx.select().from(categories).where(eq(categories.id, id)).for("update");
        const before = await read(tx, id);
        const image = await takePicture(tx, form.image_id, ofImage(at));
        const columns = definedFields({ name: form.name, tint: form.tint, image });
        if (Object.keys(columns).length === 0) return before;
        await tx.update(categories).set(columns).where(eq(categories.id, id));
        await refreshCategories(tx, [id]);
        const after = await read(tx, id);
        await writeAuditEntry(tx, {
          actorId: user.id,
          action: "category.update",
          subjectId: id,
          ...changesBetween<Record<string, unknown>>(before, after),
          at,
        });
        return after;
      });
    },

    async remove(user: SessionUser, id: string): Promise<void> {
      const at = panel.clock();
      await panel.db.transaction(async (tx) => {
        const before = await read(tx, id);
        await tx.delete(categories).where(eq(categories.id, id));
        await tx
          .delete(searchDocuments)
          .where(sql`${searchDocuments.kind} = 'category' and ${searchDocuments.subjectId} = ${id}`);
        await writeAuditEntry(tx, {
          actorId: user.id,
          action: "category.delete",
          subjectId: id,
          before,
          after: {},
          at,
        });
      });
    },

    /** Puts all categories into an order. Throws `validation_failed` unless each is named once. */
    async order(user: SessionUser, ids: readonly string[]): Promise<CategoryList> {
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        const before = (await list(tx)).items.map(({ id }) => id);
        checkPermutation(before, ids);
        await setPositions(tx, categories, ids);
        await writeAuditEntry(tx, {
          actorId: user.id,
          action: "category.order",
          subjectId: "categories",
          before: { ids: before },
          after: { ids },
          at,
        });
        return list(tx);
      });
    },
  };
}

const ofImage = (now: Date) => ({ kind: "category", storeId: null, field: "image_id", now }) as const;
