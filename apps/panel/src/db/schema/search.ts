import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { stores } from "./catalogue.js";
import { bilingual, oneOf } from "./columns.js";

/**
 * What can be found, one row a store, category or product, kept beside the catalogue. Texts are folded as the domain
 * folds search texts; they are matched by trigrams (pg_trgm).
 */
export const searchDocuments = pgTable(
  "search_documents",
  {
    kind: text("kind").$type<"store" | "product" | "category">().notNull(),
    subjectId: text("subject_id").notNull(),
    /** The store, or the store of the product. */
    storeId: text("store_id").references(() => stores.id, { onDelete: "cascade" }),
    /** As it is shown in suggestions. */
    name: bilingual("name"),
    /** The name in English and in Arabic, folded. */
    keyEn: text("key_en").notNull(),
    keyAr: text("key_ar").notNull(),
    /** Both names with everything else it is known by: other spellings, cuisine, store. Folded. */
    searchKey: text("search_key").notNull(),
    /** Off: not found now. */
    active: boolean("active").notNull().default(true),
    ratingTenths: integer("rating_tenths").notNull().default(0),
    reviewsCount: integer("reviews_count").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subjectId] }),
    index("search_documents_key").using("gin", table.searchKey.op("gin_trgm_ops")),
    index("search_documents_prefix_en").on(table.keyEn.op("text_pattern_ops")),
    index("search_documents_prefix_ar").on(table.keyAr.op("text_pattern_ops")),
    index("search_documents_store").on(table.storeId),
    oneOf("search_documents_kind", table.kind, ["store", "product", "category"]),
  ],
);

/** Spellings that stand for another, both folded: `shawrma` for `شاورما`. */
export const searchAliases = pgTable(
  "search_aliases",
  {
    alias: text("alias").notNull(),
    canonical: text("canonical").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.alias, table.canonical] }),
    index("search_aliases_alias").using("gin", table.alias.op("gin_trgm_ops")),
  ],
);
