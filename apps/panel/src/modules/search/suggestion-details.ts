import type { Language, Suggestion } from "@talabee/contract";
import { inArray } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import { categories, stores } from "../../db/schema.js";
import { productCardsById } from "../catalogue/product-cards.js";
import type { MarketTime } from "../../market-time.js";

type Entry = Pick<Suggestion, "type" | "id" | "text" | "highlight">;

/** Adds to suggestions what a customer recognizes them by: picture, price and store. Drops what is gone. */
export async function withDetails(
  queries: Queries,
  entries: readonly Entry[],
  language: Language,
  time: MarketTime,
): Promise<Suggestion[]> {
  const idsOf = (type: Suggestion["type"]) =>
    entries.filter((entry) => entry.type === type).map(({ id }) => id);
  const [cards, storeRows, categoryRows] = await Promise.all([
    productCardsById(queries, idsOf("product"), language, time),
    storePictures(queries, idsOf("store")),
    categoryPictures(queries, idsOf("category")),
  ]);
  return entries.flatMap((entry): Suggestion[] => {
    if (entry.type !== "product") {
      const image = (entry.type === "store" ? storeRows : categoryRows).get(entry.id) ?? null;
      return [{ ...entry, image, price: null, vendor_id: null, vendor_name: null }];
    }
    const card = cards.get(entry.id);
    if (card === undefined) return [];
    const { image, vendor_id, vendor_name } = card;
    return [{ ...entry, image, price: card.sale_price ?? card.price, vendor_id, vendor_name }];
  });
}

async function storePictures(queries: Queries, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Suggestion["image"]>();
  const rows = await queries
    .select({ id: stores.id, logo: stores.logo, cover: stores.cardCover })
    .from(stores)
    .where(inArray(stores.id, [...ids]));
  return new Map(rows.map(({ id, logo, cover }) => [id, logo ?? cover]));
}

async function categoryPictures(queries: Queries, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Suggestion["image"]>();
  const rows = await queries
    .select({ id: categories.id, image: categories.image })
    .from(categories)
    .where(inArray(categories.id, [...ids]));
  return new Map(rows.map(({ id, image }) => [id, image]));
}
