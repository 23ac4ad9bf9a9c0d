import * as z from "zod/mini";
import { Category, ProductTile, StoreCard } from "./catalogue.js";
import { Id, pageQuery } from "./primitives.js";
import { schema } from "./schema.js";

/** What can be searched for. */
export const SEARCH_TYPES = ["store", "product", "category"] as const;

/** What was typed: 1 to 80 characters once trimmed. */
export const SearchText = schema(() =>
  z
    .string("search_text_invalid")
    .check(z.trim(), z.minLength(1, "search_text_invalid"), z.maxLength(80, "search_text_invalid")),
);

/** Results, best first; pages go through products, the other lists stand on the first page alone. */
export const SearchResults = schema(() =>
  z.object({
    stores: z.array(StoreCard),
    categories: z.array(Category),
    products: z.array(ProductTile),
    next_cursor: z.nullable(z.string()),
    /** What was searched for in place of a text with a slip; null when it was taken as typed. */
    corrected_q: z.nullable(z.string()),
  }),
);
export type SearchResults = z.infer<typeof SearchResults>;

/** Where to search. */
export const searchQuery = schema(() => ({
  q: SearchText,
  type: z.optional(z.enum(SEARCH_TYPES)),
  category_id: z.optional(Id),
  vendor_id: z.optional(Id),
  ...pageQuery,
}));

/** A text to complete what is typed; `highlight` are its parts that were typed, in UTF-16 units: one that does not fit is dropped alone. */
export const Suggestion = schema(() =>
  z.object({
    text: z.string(),
    type: z.enum(SEARCH_TYPES),
    id: Id,
    highlight: z.array(z.object({ start: z.int(), length: z.int() })),
  }),
);
export type Suggestion = z.infer<typeof Suggestion>;
/** What is being typed. */
export const suggestQuery = schema(() => ({ q: SearchText }));
