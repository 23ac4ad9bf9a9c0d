import type {
  CallBody,
  CallData,
  CallQuery,
  Language,
  panelProducts,
  updatePanelProduct,
} from "@talabee/contract";
import type { Right } from "@talabee/domain";
import { and, asc, eq, exists, gt, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { productAddonGroups, products, stockAdjustments } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { PER_PAGE, readKeyCursor, writeKeyCursor } from "../../http/cursor.js";
import { mayEverywhere, type SessionUser, storesWith } from "../../http/session-user.js";
import type { Panel } from "../../panel.js";
import { changesBetween, writeAuditEntry } from "../audit/audit-log.js";
import { productCard, type ProductRow } from "../catalogue/product-dto.js";
import { refreshProducts } from "../search/search-documents.js";

type PanelProduct = CallData<typeof updatePanelProduct>;

/** Products for staff (REQ-API-37). Another store's product is `not_found`. */
export function createAdminProductService(panel: Panel) {
  return {
    async list(
      user: SessionUser,
      query: CallQuery<typeof panelProducts>,
      language: Language,
    ): Promise<CallData<typeof panelProducts>> {
      const perPage = query.per_page ?? PER_PAGE;
      const after = readKeyCursor(query.cursor, ["string"]);
      const rows = await selectProducts(panel.db)
        .where(
          and(
            ofStoresWith(user, "menu.read"),
            query.vendor_id === undefined ? undefined : eq(products.storeId, query.vendor_id),
            nameContains(query.q ?? ""),
            after === null ? undefined : gt(products.id, after[0] as string),
          ),
        )
        .orderBy(asc(products.id))
        .limit(perPage + 1);
      const page = rows.slice(0, perPage);
      const last = page.at(-1);
      return {
        items: page.map((row) => serializeAdminProduct(row, language)),
        next_cursor: rows.length > perPage && last !== undefined ? writeKeyCursor(last.product.id) : null,
      };
    },

    /** Changes the named fields; a change of stock is recorded as an adjustment. */
    async update(
      user: SessionUser,
      id: string,
      form: CallBody<typeof updatePanelProduct>,
      language: Language,
    ): Promise<PanelProduct> {
      const at = panel.clock();
      return panel.db.transaction(async (tx) => {
        const [before] = await tx
          .select()
          .from(products)
          .where(and(eq(products.id, id), ofStoresWith(user, "menu.change")))
          .for("update");
        if (before === undefined) throw new ApiError("not_found");
        const after: ProductRow = {
          ...before,
          price: form.price ?? before.price,
          salePrice: form.sale_price === undefined ? before.salePrice : form.sale_price,
          stock: form.stock ?? before.stock,
          active: form.active ?? before.active,
        };
        if (after.salePrice !== null && after.salePrice >= after.price) {
          throw new ApiError("validation_failed", { errors: { sale_price: ["sale_price_too_high"] } });
        }
        const { price, salePrice, stock, active } = after;
        await tx.update(products).set({ price, salePrice, stock, active }).where(eq(products.id, id));
        if (stock !== before.stock) {
          await tx.insert(stockAdjustments).values({
            productId: id,
            delta: stock - before.stock,
            stockAfter: stock,
            actorId: user.id,
            at,
          });
        }
        const changes = changesBetween(before, after);
        if (Object.keys(changes.after).length > 0) {
          const { storeId } = before;
          await writeAuditEntry(tx, {
            actorId: user.id,
            action: "product.update",
            subjectId: id,
            storeId,
            ...changes,
            at,
          });
          await refreshProducts(tx, [id]);
        }
        const [row] = await selectProducts(tx).where(eq(products.id, id));
        return serializeAdminProduct(row!, language);
      });
    },
  };
}

/** Condition for the products of stores at which the user has a right. */
const ofStoresWith = (user: SessionUser, right: Right): SQL | undefined =>
  mayEverywhere(user, right) ? undefined : inArray(products.storeId, [...storesWith(user, right)]);

/** Whether a name contains the typed text, in either language; wildcards are escaped. */
function nameContains(text: string): SQL | undefined {
  if (text === "") return undefined;
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  return or(ilike(sql`${products.name} ->> 'en'`, pattern), ilike(sql`${products.name} ->> 'ar'`, pattern));
}

function selectProducts(queries: Queries) {
  return queries
    .select({
      product: products,
      hasAddons: sql<boolean>`${exists(
        queries
          .select({ one: sql`1` })
          .from(productAddonGroups)
          .where(eq(productAddonGroups.productId, products.id)),
      )}`,
    })
    .from(products)
    .$dynamic();
}

function serializeAdminProduct(
  { product, hasAddons }: { product: ProductRow; hasAddons: boolean },
  language: Language,
): PanelProduct {
  return {
    ...productCard(product, language, hasAddons),
    stock: product.stock,
    max_per_order: product.maxPerOrder,
    active: product.active,
  };
}
