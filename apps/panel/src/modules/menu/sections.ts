import type { CallBody, CallData, createSection, menuSections } from "@talabee/contract";
import { asc, count, eq, max } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Right } from "@talabee/domain";
import type { Queries } from "../../db/database.js";
import { products, sections } from "../../db/schema.js";
import { setPositions } from "../../db/set-positions.js";
import { ApiError } from "../../http/api-error.js";
import { checkPermutation } from "../../http/check-permutation.js";
import type { SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { writeAuditEntry } from "../audit/audit-log.js";
import { refreshProducts } from "../search/search-documents.js";
import { demandRight, lockStoreFor, storeFor } from "../stores/store-access.js";
import { requireRoom } from "../stores/store-limits.js";
import { lockMenu, renumberMenu } from "./menu-order.js";

type SectionList = CallData<typeof menuSections>;
type Section = SectionList["items"][number];
type SectionRow = typeof sections.$inferSelect;

/** A section of a store at which the user has a right. Throws `not_found` for any other. */
export async function sectionFor(
  queries: Queries,
  user: SessionUser,
  right: Right,
  id: string,
): Promise<SectionRow> {
  const [row] = await queries.select().from(sections).where(eq(sections.id, id));
  if (row === undefined) throw new ApiError("not_found");
  demandRight(user, right, row.storeId);
  return row;
}

/** Sections of menus, for those who write them. */
export function createSectionService(panel: Panel) {
  async function list(queries: Queries, storeId: string): Promise<SectionList> {
    const rows = await queries
      .select({ section: sections, products: count(products.id) })
      .from(sections)
      .leftJoin(products, eq(products.sectionId, sections.id))
      .where(eq(sections.storeId, storeId))
      .groupBy(sections.id)
      .orderBy(asc(sections.position), asc(sections.id));
    return { items: rows.map(({ section, products: sold }) => serialize(section, sold)), next_cursor: null };
  }

  return {
    async list(user: SessionUser, storeId: string): Promise<SectionList> {
      await storeFor(panel.db, user, "menu.read", storeId);
      return list(panel.db, storeId);
    },

    async create(user: SessionUser, storeId: string, form: CallBody<typeof createSection>): Promise<Section> {
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        await lockStoreFor(tx, user, "menu.change", storeId);
        await requireRoom(tx, "sections", eq(sections.storeId, storeId));
        const [last] = await tx
          .select({ position: max(sections.position) })
          .from(sections)
          .where(eq(sections.storeId, storeId));
        const row = {
          id: randomUUID(),
          storeId,
          name: form.name,
          position: (last?.position ?? -1) + 1,
        };
        await tx.insert(sections).values(row);
        await writeAuditEntry(tx, {
          actorId: user.id,
          action: "section.create",
          subjectId: row.id,
          storeId,
          after: row,
          at,
        });
        return serialize(row, 0);
      });
    },

    async rename(user: SessionUser, id: string, form: CallBody<typeof createSection>): Promise<Section> {
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        const before = await sectionFor(tx, user, "menu.change", id);
        await lockStoreFor(tx, user, "menu.change", before.storeId);
        const [after] = await tx
          .update(sections)
          .set({ name: form.name })
          .where(eq(sections.id, id))
          .returning();
        if (after === undefined) throw new ApiError("not_found");
        const sold = await tx.select({ id: products.id }).from(products).where(eq(products.sectionId, id));
        // Products are found by the name of their section.
        await refreshProducts(
          tx,
          sold.map((product) => product.id),
        );
        await writeAuditEntry(tx, {
          actorId: user.id,
          action: "section.update",
          subjectId: id,
          storeId: before.storeId,
          before: { name: before.name },
          after: { name: after.name },
          at,
        });
        return serialize(after, sold.length);
      });
    },

    /** Deletes a section. Throws `section_in_use` while it has products, sold or not. */
    async remove(user: SessionUser, id: string): Promise<void> {
      const at = panel.clock();
      await panel.db.transaction(async (tx) => {
        const before = await sectionFor(tx, user, "menu.change", id);
        await lockStoreFor(tx, user, "menu.change", before.storeId);
        const [sold] = await tx.select({ count: count() }).from(products).where(eq(products.sectionId, id));
        if (sold!.count > 0) throw new ApiError("section_in_use");
        await tx.delete(sections).where(eq(sections.id, id));
        await writeAuditEntry(tx, {
          actorId: user.id,
          action: "section.delete",
          subjectId: id,
          storeId: before.storeId,
          before,
          after: {},
          at,
        });
      });
    },

    /** Puts all sections of a menu into an order. */
    async order(user: SessionUser, storeId: string, ids: readonly string[]): Promise<SectionList> {
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        await lockStoreFor(tx, user, "menu.change", storeId);
        const before = (await list(tx, storeId)).items.map(({ id }) => id);
        checkPermutation(before, ids);
        await lockMenu(tx, storeId);
        await setPositions(tx, sections, ids);
        await renumberMenu(tx, storeId);
        await writeAuditEntry(tx, {
          actorId: user.id,
          action: "section.order",
          subjectId: storeId,
          storeId,
          before: { ids: before },
          after: { ids },
          at,
        });
        return list(tx, storeId);
      });
    },
  };
}

function serialize(row: SectionRow, productsCount: number): Section {
  return { id: row.id, vendor_id: row.storeId, name: row.name, products_count: productsCount };
}
