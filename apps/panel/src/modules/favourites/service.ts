import type {
  CallBody,
  CallData,
  CallQuery,
  Favourite,
  favourites as favouritesCall,
  Language,
  toggleFavourite,
} from "@talabee/contract";
import { and, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { favourites, products, stores } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { PER_PAGE, readKeyCursor } from "../../http/cursor.js";
import { pageAfter } from "../../http/sorted-page.js";
import type { Panel } from "../../panel.js";
import { productCardsById } from "../catalogue/product-cards.js";
import { storeCards } from "../catalogue/store-cards.js";
import { openingColumns, readOpenings } from "../catalogue/store-opening.js";
import { marketTime } from "../../market-time.js";

/** Favourites (REQ-ACCOUNT-28). One that is no longer sold is kept and hidden until it is back. */
export function createFavouriteService(panel: Panel) {
  async function storesById(ids: readonly string[], language: Language) {
    if (ids.length === 0) return new Map();
    const rows = await panel.db
      .select()
      .from(stores)
      .where(inArray(stores.id, [...ids]));
    const cards = await storeCards(panel.db, rows, language, marketTime(panel));
    return new Map(cards.map((card) => [card.id, card]));
  }

  return {
    /** Newest first; of stores, those that are open first (REQ-CATALOG-37). */
    async list(
      userId: string,
      query: CallQuery<typeof favouritesCall>,
      language: Language,
    ): Promise<CallData<typeof favouritesCall>> {
      const after = readKeyCursor(query.cursor, ["number", "number"]);
      const rows = await panel.db
        .select({
          id: favourites.id,
          storeId: favourites.storeId,
          productId: favourites.productId,
          store: openingColumns,
        })
        .from(favourites)
        .leftJoin(products, eq(products.id, favourites.productId))
        .innerJoin(stores, or(eq(stores.id, favourites.storeId), eq(stores.id, products.storeId)))
        .where(
          and(
            eq(favourites.userId, userId),
            eq(stores.active, true),
            or(isNotNull(favourites.storeId), eq(products.active, true)),
            query.type === undefined
              ? undefined
              : isNotNull(query.type === "store" ? favourites.storeId : favourites.productId),
          ),
        );
      const openings = await readOpenings(panel.db, marketTime(panel));
      const isShownFirst = (row: (typeof rows)[number]) =>
        query.type !== "store" || openings.isOpen(row.store);
      const page = pageAfter(
        rows,
        (row) => [isShownFirst(row) ? 0 : 1, -row.id],
        after,
        query.per_page ?? PER_PAGE,
      );
      const marked = (which: "storeId" | "productId") => page.items.flatMap((row) => row[which] ?? []);
      const storesShown = await storesById(marked("storeId"), language);
      const productsShown = await productCardsById(
        panel.db,
        marked("productId"),
        language,
        marketTime(panel),
      );
      const items = page.items.flatMap(({ storeId, productId }): Favourite[] => {
        const store = storesShown.get(storeId ?? "");
        const product = productsShown.get(productId ?? "");
        if (store !== undefined) return [{ type: "store", store }];
        return product === undefined ? [] : [{ type: "product", product }];
      });
      return { items, next_cursor: page.next_cursor };
    },

    /**
     * Adds or removes a favourite and returns whether it is one now. A favourite can be removed even if it is no longer
     * sold.
     */
    async toggle(
      userId: string,
      { type, id }: CallBody<typeof toggleFavourite>,
    ): Promise<CallData<typeof toggleFavourite>> {
      const target = type === "store" ? { storeId: id } : { productId: id };
      const column = type === "store" ? favourites.storeId : favourites.productId;
      return panel.db.transaction(async (tx) => {
        // Concurrent toggles are applied one after another.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext('favourites'), hashtext(${userId}))`);
        const removed = await tx
          .delete(favourites)
          .where(and(eq(favourites.userId, userId), eq(column, id)))
          .returning({ id: favourites.id });
        if (removed.length > 0) return { active: false };
        if (!(await exists(tx, type, id))) throw new ApiError("not_found");
        await tx.insert(favourites).values({ userId, ...target, createdAt: panel.clock() });
        return { active: true };
      });
    },
  };
}

async function exists(queries: Queries, type: "store" | "product", id: string): Promise<boolean> {
  const rows =
    type === "store"
      ? await queries
          .select({ id: stores.id })
          .from(stores)
          .where(and(eq(stores.id, id), eq(stores.active, true)))
      : await queries
          .select({ id: products.id })
          .from(products)
          .innerJoin(stores, and(eq(stores.id, products.storeId), eq(stores.active, true)))
          .where(and(eq(products.id, id), eq(products.active, true)));
  return rows.length > 0;
}
