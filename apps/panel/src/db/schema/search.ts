import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { stores } from "./stores.js";
import { bilingual, enumCheck } from "./columns.js";

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
    /**
     * The English name, the Arabic one, and what else it is known by (section, cuisine, store), folded, between bars:
     * ` karak | كرك | cafeteria … `. Every word stands between blanks.
     */
    searchKey: text("search_key").notNull(),
    /** Off: not found now. */
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
 * Names as they can be begun to be typed: from each of their words on, so that "burger" completes "Double smash burger".
 * The index hands them out in order, the best of equal ones first, and stops: however many there are, as many are read as
 * are asked for.
 */
export const searchPhrases = pgTable(
  "search_phrases",
  {
    kind: text("kind").$type<"store" | "product" | "category">().notNull(),
    subjectId: text("subject_id").notNull(),
    language: text("language").$type<"en" | "ar">().notNull(),
    /** Which word of the name it begins with; 0 is the whole name. */
    word: integer("word").notNull(),
    /** Folded. */
    phrase: text("phrase").notNull(),
    /** How much it is worth among equal phrases: what customers gave it, times how many did. */
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
    enumCheck("search_phrases_language", table.language, ["en", "ar"]),
  ],
);

/** Every word that names have, to tell slips and other spellings from words. A word stays when nothing has it any more. */
export const searchWords = pgTable(
  "search_words",
  {
    /** Folded. */
    word: text("word").primaryKey(),
    /** How it may sound: the same for "shawrma" and «شاورما». */
    sounds: text("sounds").array().notNull(),
    /** The word, and the word without one or two of its letters: two words that share one are a slip apart. */
    deletions: text("deletions").array().notNull(),
  },
  (table) => [
    index("search_words_prefix").on(table.word.op("text_pattern_ops")),
    index("search_words_sounds").using("gin", table.sounds),
    index("search_words_deletions").using("gin", table.deletions),
  ],
);

/** Words that stand for others, both folded: `prawn` for `shrimp`. */
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
