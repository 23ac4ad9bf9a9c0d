import {
  type CallBody,
  type CallData,
  type CallQuery,
  type changeProduct,
  type createProduct,
  type MenuProduct,
  type menuProducts,
  UNCOUNTED_STOCK,
} from "@talabee/contract";
import type { Right } from "@talabee/domain";
import { and, asc, eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import type { Queries } from "../../db/database.js";
import { nameContains } from "../../db/name-contains.js";
import {
  cartLines,
  familyBasketLines,
  orderLines,
  products,
  searchDocuments,
  sections,
} from "../../db/schema.js";
import { setPositions } from "../../db/set-positions.js";
import { ApiError, throwInvalidField } from "../../http/api-error.js";
import { checkPermutation } from "../../http/check-permutation.js";
import { PER_PAGE, writeKeyCursor } from "../../http/cursor.js";
import type { SessionUser } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { changesBetween, writeAuditEntry } from "../audit/audit-log.js";
import type { ProductRow } from "../catalogue/product-dto.js";
import { readPosition } from "../catalogue/store-menu.js";
import { takePictures } from "../files/picture-rows.js";
import { refreshProducts } from "../search/search-documents.js";
import { definedFields } from "../../http/defined-fields.js";
import { demandRight, lockStoreFor, storeFor } from "../stores/store-access.js";
import { requireRoom } from "../stores/store-limits.js";
import { LAST_POSITION, lockMenu, renumberMenu } from "./menu-order.js";
import { adjustStock, serializeProducts, setAddonGroups } from "./product-rows.js";
import { sectionFor } from "./sections.js";

const MAX_PER_ORDER = 20;

/** Products of menus, for those who write them. */
export function createMenuProductService(panel: Panel) {
  const serializeOne = async (queries: Queries, row: ProductRow) =>
    (await serializeProducts(queries, [row]))[0]!;

  /** A product of a store at which the user has a right. Throws `not_found` for any other. */
  async function productFor(queries: Queries, user: SessionUser, right: Right, id: string) {
    const [row] = await queries.select().from(products).where(eq(products.id, id));
    if (row === undefined) throw new ApiError("not_found");
    demandRight(user, right, row.storeId);
    return row;
  }

  /** {@link productFor} for a change: its store is locked first, then its row, or the whole menu. */
  async function lockProduct(
    tx: Queries,
    user: SessionUser,
    { id, withMenu }: { id: string; withMenu: boolean },
  ): Promise<ProductRow> {
    const { storeId } = await productFor(tx, user, "menu.change", id);
    await lockStoreFor(tx, user, "menu.change", storeId);
    if (withMenu) await lockMenu(tx, storeId);
    const [row] = await tx.select().from(products).where(eq(products.id, id)).for("update");
    if (row === undefined) throw new ApiError("not_found");
    return row;
  }

  return {
    async list(
      user: SessionUser,
      storeId: string,
      query: CallQuery<typeof menuProducts>,
    ): Promise<CallData<typeof menuProducts>> {
      await storeFor(panel.db, user, "menu.read", storeId);
      const perPage = query.per_page ?? PER_PAGE;
      const rows = await panel.db
        .select()
        .from(products)
        .where(
          and(
            eq(products.storeId, storeId),
            query.section_id === undefined ? undefined : eq(products.sectionId, query.section_id),
            nameContains(products.name, query.q ?? ""),
            readPosition(query.cursor),
          ),
        )
        .orderBy(asc(products.position), asc(products.id))
        .limit(perPage + 1);
      const page = rows.slice(0, perPage);
      const last = page.at(-1);
      return {
        items: await serializeProducts(panel.db, page),
        next_cursor:
          rows.length > perPage && last !== undefined ? writeKeyCursor(last.position, last.id) : null,
      };
    },

    async read(user: SessionUser, id: string): Promise<MenuProduct> {
      return serializeOne(panel.db, await productFor(panel.db, user, "menu.read", id));
    },

    /** A new product, the last of its section. */
    async create(
      user: SessionUser,
      storeId: string,
      form: CallBody<typeof createProduct>,
    ): Promise<MenuProduct> {
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        await lockStoreFor(tx, user, "menu.change", storeId);
        await checkSection(tx, storeId, form.section_id);
        await requireRoom(tx, "products", eq(products.storeId, storeId));
        await lockMenu(tx, storeId);
        const stock = form.stock ?? UNCOUNTED_STOCK;
        const [image = null, ...images] = await takePictures(tx, form.image_ids ?? [], ofImages(storeId, at));
        const id = randomUUID();
        await tx.insert(products).values({
          id,
          storeId,
          sectionId: form.section_id,
          name: form.name,
          description: form.description ?? { en: "", ar: "" },
          price: form.price,
          salePrice: form.sale_price ?? null,
          brand: form.brand || null,
          featured: form.featured ?? false,
          active: form.active ?? true,
          image,
          images,
          stock,
          maxPerOrder: form.max_per_order ?? MAX_PER_ORDER,
          position: LAST_POSITION,
          createdAt: at,
        });
        await adjustStock(tx, { productId: id, from: 0, to: stock, actorId: user.id, at });
        await setAddonGroups(tx, { id, storeId }, form.addon_group_ids ?? []);
        await renumberMenu(tx, storeId);
        await refreshProducts(tx, [id]);
        const [row] = await tx.select().from(products).where(eq(products.id, id));
        const created = await serializeOne(tx, row!);
        await writeAuditEntry(tx, {
          actorId: user.id,
          action: "product.create",
          subjectId: id,
          storeId,
          after: created,
          at,
        });
        return created;
      });
    },

    /** Changes the named fields; in another section it becomes the last. */
    async change(user: SessionUser, id: string, form: CallBody<typeof changeProduct>): Promise<MenuProduct> {
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        const row = await lockProduct(tx, user, { id, withMenu: form.section_id !== undefined });
        const before = await serializeOne(tx, row);
        const { storeId } = row;
        const isMoved = form.section_id !== undefined && form.section_id !== row.sectionId;
        if (isMoved) await checkSection(tx, storeId, form.section_id!);
        const columns = definedFields({
          sectionId: form.section_id,
          name: form.name,
          description: form.description,
          price: form.price,
          salePrice: form.sale_price,
          brand: form.brand === undefined ? undefined : form.brand || null,
          featured: form.featured,
          active: form.active,
          stock: form.stock,
          maxPerOrder: form.max_per_order,
          position: isMoved ? LAST_POSITION : undefined,
          ...(form.image_ids === undefined ? {} : await imageColumns(tx, row, form.image_ids ?? [], at)),
        });
        const next = { ...row, ...columns };
        if (next.salePrice !== null && next.salePrice >= next.price) {
          throw new ApiError("validation_failed", { errors: { sale_price: ["sale_price_too_high"] } });
        }
        if (Object.keys(columns).length > 0)
          await tx.update(products).set(columns).where(eq(products.id, id));
        await adjustStock(tx, { productId: id, from: row.stock, to: next.stock, actorId: user.id, at });
        if (form.addon_group_ids !== undefined) await setAddonGroups(tx, row, form.addon_group_ids ?? []);
        if (isMoved) await renumberMenu(tx, storeId);
        const after = await serializeOne(tx, next);
        const changes = changesBetween<Record<string, unknown>>(before, after);
        if (Object.keys(changes.after).length > 0) {
          await refreshProducts(tx, [id]);
          await writeAuditEntry(tx, {
            actorId: user.id,
            action: "product.update",
            subjectId: id,
            storeId,
            ...changes,
            at,
          });
        }
        return after;
      });
    },

    /** Deletes a product. Throws `product_in_use` for one in an order or a cart: past orders show it. */
    async remove(user: SessionUser, id: string): Promise<void> {
      const at = panel.clock();
      await panel.db.transaction(async (tx) => {
        const row = await lockProduct(tx, user, { id, withMenu: false });
        if (await isWanted(tx, id)) throw new ApiError("product_in_use");
        const before = await serializeOne(tx, row);
        await tx.delete(products).where(eq(products.id, id));
        await tx
          .delete(searchDocuments)
          .where(and(eq(searchDocuments.kind, "product"), eq(searchDocuments.subjectId, id)));
        await writeAuditEntry(tx, {
          actorId: user.id,
          action: "product.delete",
          subjectId: id,
          storeId: row.storeId,
          before,
          after: {},
          at,
        });
      });
    },

    /** Puts all products of a section into an order. */
    async order(user: SessionUser, sectionId: string, ids: readonly string[]): Promise<void> {
      const at = panel.clock();
      await panel.db.transaction(async (tx) => {
        const { storeId } = await sectionFor(tx, user, "menu.change", sectionId);
        await lockStoreFor(tx, user, "menu.change", storeId);
        await lockMenu(tx, storeId);
        const rows = await tx
          .select({ id: products.id, position: products.position })
          .from(products)
          .where(eq(products.sectionId, sectionId))
          .orderBy(asc(products.position), asc(products.id));
        const before = rows.map(({ id }) => id);
        checkPermutation(before, ids);
        await setPositions(tx, products, ids);
        await renumberMenu(tx, storeId);
        await writeAuditEntry(tx, {
          actorId: user.id,
          action: "product.order",
          subjectId: sectionId,
          storeId,
          before: { ids: before },
          after: { ids },
          at,
        });
      });
    },
  };
}

const ofImages = (storeId: string, now: Date) =>
  ({ kind: "product", storeId, field: "image_ids", now }) as const;

async function imageColumns(
  tx: Queries,
  { storeId }: Pick<ProductRow, "storeId">,
  ids: readonly string[],
  now: Date,
): Promise<Pick<ProductRow, "image" | "images">> {
  const [image = null, ...images] = await takePictures(tx, ids, ofImages(storeId, now));
  return { image, images };
}

/** Whether a product is in an order, a cart or the basket of a family. */
async function isWanted(tx: Queries, id: string): Promise<boolean> {
  for (const lines of [orderLines, cartLines, familyBasketLines]) {
    const [line] = await tx.select({ id: lines.id }).from(lines).where(eq(lines.productId, id)).limit(1);
    if (line !== undefined) return true;
  }
  return false;
}

/** Throws for a section of another store, and for one that has no room for another product. */
async function checkSection(tx: Queries, storeId: string, id: string): Promise<void> {
  const [section] = await tx
    .select({ id: sections.id })
    .from(sections)
    .where(and(eq(sections.id, id), eq(sections.storeId, storeId)));
  if (section === undefined) throwInvalidField("section_id");
  await requireRoom(tx, "section_products", eq(products.sectionId, id));
}
