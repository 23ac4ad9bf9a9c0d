import { readLine } from "@talabee/domain";
import * as z from "zod/mini";
import { SEARCH_TYPES } from "./choices.js";
import { Category, ProductTile, StoreCard } from "./catalogue.js";
import { atMost, Id, MinorUnits, pageQuery, Picture } from "./primitives.js";
import { schema } from "./schema.js";
import { readBy } from "./text.js";

/** Search text: 1 to 80 characters. */
export const SearchText = schema(() =>
  z
    .string("search_text_invalid")
    .check(readBy(readLine), z.minLength(1, "search_text_invalid"), atMost(80, "search_text_invalid")),
);

/** Results, best first; only products are paged, the other lists are on the first page. */
export const SearchResults = schema(() =>
  z.object({
    stores: z.array(StoreCard),
    categories: z.array(Category),
    products: z.array(ProductTile),
    next_cursor: z.nullable(z.string()),
    /** The corrected text that was searched for; null without a correction. */
    corrected_q: z.nullable(z.string()),
  }),
);
export type SearchResults = z.infer<typeof SearchResults>;

/** Scope of the search. */
export const searchQuery = schema(() => ({
  q: SearchText,
  type: z.optional(z.enum(SEARCH_TYPES)),
  category_id: z.optional(Id),
  vendor_id: z.optional(Id),
  ...pageQuery,
}));

/** A completion; `highlight` lists its typed parts in UTF-16 units, and only invalid entries of it are dropped. */
export const Suggestion = schema(() =>
  z.object({
    text: z.string(),
    type: z.enum(SEARCH_TYPES),
    id: Id,
    highlight: z.array(z.object({ start: z.int(), length: z.int() })),
    image: z.nullable(Picture),
    /** Of a product: its price now, and its store. */
    price: z.nullable(MinorUnits),
    vendor_id: z.nullable(Id),
    vendor_name: z.nullable(z.string()),
  }),
);
export type Suggestion = z.infer<typeof Suggestion>;
/** The text being typed; popular products without it. */
export const suggestQuery = schema(() => ({ q: z.optional(SearchText) }));
