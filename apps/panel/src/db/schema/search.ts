import { type Language, LANGUAGES } from "@talabee/contract";
import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bilingual, enumCheck } from "./columns.js";
import { stores } from "./stores.js";

/**
 * Searchable items: one row for each store, category and product. Texts are folded by the domain's search rules and
 * matched by trigrams (pg_trgm).
 */
export const searchDocuments = pgTable(
  "search_documents",
  {
    kind: text("kind").$type<"store" | "product" | "category">().notNull(),
    subjectId: text("subject_id").notNull(),
    /** The store, or the product's store. */
    storeId: text("store_id").references(() => stores.id, { onDelete: "cascade" }),
    /** Shown in suggestions. */
    name: bilingual("name"),
    /**
     * The English name, the Arabic name, and other texts (section, cuisine, store), folded and separated by bars: `
     * karak | كرك | cafeteria … `. Every word is surrounded by spaces.
     */
    searchKey: text("search_key").notNull(),
    /** If false, the item is not found. */
    active: boolean("active").notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subjectId] }),
    index("search_documents_key").using("gin", table.searchKey.op("gin_trgm_ops")),
    index("search_documents_store").on(table.storeId),
    enumCheck("search_documents_kind", table.kind, ["store", "product", "category"]),
  ],
);

/**
 * Names from each of their words on, for completion: "burger" completes "Double smash burger". The index returns them
 * in order, the best of equal ones first, so that only as many rows are read as are shown.
 */
export const searchPhrases = pgTable(
  "search_phrases",
  {
    kind: text("kind").$type<"store" | "product" | "category">().notNull(),
    subjectId: text("subject_id").notNull(),
    language: text("language").$type<Language>().notNull(),
    /** Index of the word that the phrase begins with; 0 for the whole name. */
    word: integer("word").notNull(),
    /** Folded. */
    phrase: text("phrase").notNull(),
    /** Weight among equal phrases: average rating times number of ratings. */
    weight: integer("weight").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subjectId, table.language, table.word] }),
    foreignKey({
      columns: [table.kind, table.subjectId],
      foreignColumns: [searchDocuments.kind, searchDocuments.subjectId],
    }).onDelete("cascade"),
    index("search_phrases_prefix").on(table.phrase.op("text_pattern_ops"), table.weight.desc()),
    index("search_phrases_prefix_places")
      .on(table.phrase.op("text_pattern_ops"), table.weight.desc())
      .where(sql`${table.kind} <> 'product'`),
    index("search_phrases_weight").on(table.weight.desc()),
    enumCheck("search_phrases_language", table.language, LANGUAGES),
  ],
);

/** All words of names, for misspellings and phonetic matches. An hourly job deletes those whose last name is gone. */
export const searchWords = pgTable(
  "search_words",
  {
    /** Folded. */
    word: text("word").primaryKey(),
    /** Phonetic keys: the same for "shawrma" and «شاورما». */
    phoneticKeys: text("sounds").array().notNull(),
    /** The word and its variants with one or two letters deleted: two words that share a variant are an edit apart. */
    deletions: text("deletions").array().notNull(),
  },
  (table) => [
    index("search_words_prefix").on(table.word.op("text_pattern_ops")),
    index("search_words_sounds").using("gin", table.phoneticKeys),
    index("search_words_deletions").using("gin", table.deletions),
  ],
);

/** Synonyms, both folded: `prawn` for `shrimp`. */
export const searchAliases = pgTable(
  "search_aliases",
  {
    alias: text("alias").notNull(),
    canonical: text("canonical").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.alias, table.canonical] }),
    index("search_aliases_prefix").on(table.alias.op("text_pattern_ops")),
  ],
);
