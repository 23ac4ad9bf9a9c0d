import type {
  CallBody,
  CallData,
  CallQuery,
  Favourite,
  favourites as favouritesCall,
  Language,
  toggleFavourite,
} from "@talabee/contract";
import { and, desc, eq, inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { favourites, products, stores } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import { cutPage, PER_PAGE, readCursor } from "../../http/cursor.js";
import type { Panel } from "../../panel.js";
import { productCardsById } from "../catalogue/product-cards.js";
import { storeCards } from "../catalogue/store-cards.js";

/** Favourites (REQ-ACCOUNT-28). One that is no longer sold is kept and hidden until it is back. */
export function createFavouriteService(panel: Panel) {
  async function storesById(ids: readonly string[], language: Language) {
    if (ids.length === 0) return new Map();
    const rows = await panel.db
      .select()
      .from(stores)
      .where(inArray(stores.id, [...ids]));
    const cards = await storeCards(panel.db, rows, language, panel.clock());
    return new Map(cards.map((card) => [card.id, card]));
  }

  return {
    /** Newest first. */
    async list(
      userId: string,
      query: CallQuery<typeof favouritesCall>,
      language: Language,
    ): Promise<CallData<typeof favouritesCall>> {
      const perPage = query.per_page ?? PER_PAGE;
      const before = readCursor(query.cursor, Number.MAX_SAFE_INTEGER);
      const rows = await panel.db
        .select({ id: favourites.id, storeId: favourites.storeId, productId: favourites.productId })
        .from(favourites)
        .leftJoin(products, eq(products.id, favourites.productId))
        .innerJoin(stores, or(eq(stores.id, favourites.storeId), eq(stores.id, products.storeId)))
        .where(
          and(
            eq(favourites.userId, userId),
            lt(favourites.id, before),
            eq(stores.active, true),
            or(isNotNull(favourites.storeId), eq(products.active, true)),
            query.type === undefined
              ? undefined
              : isNotNull(query.type === "store" ? favourites.storeId : favourites.productId),
          ),
        )
        .orderBy(desc(favourites.id))
        .limit(perPage + 1);
      const page = cutPage(rows, perPage, ({ id }) => id);
      const marked = (which: "storeId" | "productId") => page.rows.flatMap((row) => row[which] ?? []);
      const storesShown = await storesById(marked("storeId"), language);
      const productsShown = await productCardsById(panel.db, marked("productId"), language);
      const items = page.rows.flatMap(({ storeId, productId }): Favourite[] => {
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
