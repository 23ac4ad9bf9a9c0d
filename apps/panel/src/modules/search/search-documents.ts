import { type Language, LANGUAGES } from "@talabee/contract";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.js";
import {
  type Bilingual,
  categories,
  products,
  searchDocuments,
  searchPhrases,
  sections,
  stores,
  searchWords as wordTable,
} from "../../db/schema.js";
import {
  deletionsOf,
  guessedWithoutPreposition,
  phoneticKeys,
  phrasesOf,
  searchWords,
  withoutPreposition,
} from "./search-words.js";

/** A searchable item with its texts. */
export interface SearchItem {
  readonly kind: "store" | "product" | "category";
  readonly id: string;
  /** The store itself or the product's store; null for a category. */
  readonly storeId: string | null;
  readonly name: Bilingual;
  /** The product's section of the menu. */
  readonly section?: readonly string[];
  /** Other texts to find it by: cuisines, tags, its store, its brand. */
  readonly otherTexts: readonly string[];
  readonly active: boolean;
  /** See {@link weightOf}. */
  readonly weight: number;
}

/** More ratings than this do not count. */
const MAX_RATINGS = 1000;
/** Categories rank before everything they contain. */
const CATEGORY_WEIGHT = 50 * MAX_RATINGS;

/** Weight among items of equal name: tenths of stars times number of ratings. */
export function weightOf(ratingTenths: number, count: number): number {
  return ratingTenths * Math.min(count, MAX_RATINGS);
}

export interface SearchRows {
  readonly documents: (typeof searchDocuments.$inferInsert)[];
  readonly phrases: (typeof searchPhrases.$inferInsert)[];
  readonly words: (typeof wordTable.$inferInsert)[];
}

/** Parts of a search key; see the column. */
export const KEY_PART = { en: 0, ar: 1, guessed: 2, section: 3, also: 4 } as const;

/** Builds the search rows of items, without database access. */
export function searchRowsOf(items: readonly SearchItem[]): SearchRows {
  const words = new Set<string>();
  const rows = items.map((item) => {
    const en = searchWords(item.name.en);
    const ar = searchWords(item.name.ar);
    const byLanguage: Readonly<Record<Language, readonly string[]>> = { en, ar };
    const section = [...new Set((item.section ?? []).flatMap(searchWords))];
    const also = [...new Set(item.otherTexts.flatMap(searchWords))];
    const stripped = [...en, ...ar].map((word) => withoutPreposition(word));
    const guessed = ar.flatMap((word) => guessedWithoutPreposition(word) ?? []);
    if (item.active) for (const word of [...en, ...ar, ...stripped, ...section, ...also]) words.add(word);
    const part = (texts: readonly string[]) => ` ${texts.join(" ")} `;
    const extra = [...new Set([...stripped, ...guessed])].filter(
      (word) => !en.includes(word) && !ar.includes(word),
    );
    return {
      document: {
        kind: item.kind,
        subjectId: item.id,
        storeId: item.storeId,
        name: item.name,
        searchKey: [en, ar, extra, section, also].map(part).join("|"),
        active: item.active,
      },
      phrases: LANGUAGES.flatMap((language) =>
        phrasesOf(byLanguage[language]).map((phrase, word) => ({
          kind: item.kind,
          subjectId: item.id,
          language,
          word,
          phrase,
          weight: item.weight,
        })),
      ),
    };
  });
  return {
    documents: rows.map(({ document }) => document),
    phrases: rows.flatMap(({ phrases }) => phrases),
    words: wordRowsOf(words),
  };
}

/** Words with their keys for misspellings and phonetic matches; numbers have none. */
export function wordRowsOf(words: Iterable<string>): SearchRows["words"] {
  return [...new Set(words)]
    .filter((word) => word.length > 1 && /\p{L}/u.test(word))
    .toSorted()
    .map((word) => ({ word, phoneticKeys: phoneticKeys(word), deletions: deletionsOf(word) }));
}

/** Rows per statement: PostgreSQL accepts 65,535 parameters. */
const ROWS_AT_ONCE = 500;

/** Replaces the search rows of items, in the transaction that changed them. */
export async function writeSearchRows(tx: Queries, items: readonly SearchItem[]): Promise<void> {
  for (const kind of ["category", "store", "product"] as const) {
    const ids = items.filter((one) => one.kind === kind).map(({ id }) => id);
    for (const batch of batches(ids)) {
      await tx
        .delete(searchDocuments)
        .where(and(eq(searchDocuments.kind, kind), inArray(searchDocuments.subjectId, batch)));
    }
  }
  await insertSearchRows(tx, searchRowsOf(items));
}

/** Advisory lock: shared by those who write words, exclusive while words are deleted. */
export const WORDS_LOCK = sql`hashtextextended('search words', 0)`;

/** Inserts the search rows of new items. */
export async function insertSearchRows(
  tx: Queries,
  { documents, phrases, words }: SearchRows,
): Promise<void> {
  for (const batch of batches(documents)) await tx.insert(searchDocuments).values(batch);
  for (const batch of batches(phrases)) await tx.insert(searchPhrases).values(batch);
  if (words.length === 0) return;
  // Words that are known are not written, and must not be pruned before this transaction ends.
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${WORDS_LOCK})`);
  // Sorted, so that two transactions with the same words never deadlock.
  for (const batch of batches(words)) await tx.insert(wordTable).values(batch).onConflictDoNothing();
}

function batches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, at) =>
    rows.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE),
  );
}

const bothOf = (texts: readonly Bilingual[]) => texts.flatMap(({ en, ar }) => [en, ar]);

/** Updates the search rows of products. Call it in the transaction that changed names or `active`. */
export async function refreshProducts(tx: Queries, ids: readonly string[]): Promise<void> {
  for (const batch of batches(ids)) {
    const rows = await tx
      .select({ product: products, section: sections.name, store: stores.name, cuisines: stores.cuisines })
      .from(products)
      .innerJoin(sections, eq(sections.id, products.sectionId))
      .innerJoin(stores, eq(stores.id, products.storeId))
      .where(inArray(products.id, batch));
    await writeSearchRows(
      tx,
      rows.map(({ product, section, store, cuisines }) => ({
        kind: "product",
        id: product.id,
        storeId: product.storeId,
        name: product.name,
        section: bothOf([section]),
        otherTexts: [...bothOf([store, ...cuisines]), product.brand ?? ""],
        active: product.active,
        weight: weightOf(
          product.ratingsCount === 0 ? 0 : Math.round((10 * product.ratingSum) / product.ratingsCount),
          product.ratingsCount,
        ),
      })),
    );
  }
}

/** Updates the search rows of stores, with those of their products if a name or cuisine changed. */
export async function refreshStores(
  tx: Queries,
  ids: readonly string[],
  { withProducts }: { withProducts: boolean },
): Promise<void> {
  for (const batch of batches(ids)) {
    const rows = await tx.select().from(stores).where(inArray(stores.id, batch));
    await writeSearchRows(
      tx,
      rows.map((store) => ({
        kind: "store",
        id: store.id,
        storeId: store.id,
        name: store.name,
        otherTexts: bothOf([...store.cuisines, ...store.tags]),
        active: store.active,
        weight: weightOf(store.ratingTenths, store.reviewsCount),
      })),
    );
    if (!withProducts) continue;
    const sold = await tx.select({ id: products.id }).from(products).where(inArray(products.storeId, batch));
    await refreshProducts(
      tx,
      sold.map(({ id }) => id),
    );
  }
}

/** Updates the search rows of categories. */
export async function refreshCategories(tx: Queries, ids: readonly string[]): Promise<void> {
  const rows = await tx
    .select()
    .from(categories)
    .where(inArray(categories.id, [...ids]));
  await writeSearchRows(
    tx,
    rows.map(({ id, name }) => ({
      kind: "category",
      id,
      storeId: null,
      name,
      otherTexts: [],
      active: true,
      weight: CATEGORY_WEIGHT,
    })),
  );
}

/** Rebuilds all search rows, after rows were written by other means. */
export async function refreshEverything(tx: Queries): Promise<void> {
  await tx.delete(searchDocuments);
  const categoryRows = await tx.select({ id: categories.id }).from(categories);
  if (categoryRows.length > 0) {
    await refreshCategories(
      tx,
      categoryRows.map(({ id }) => id),
    );
  }
  const storeRows = await tx.select({ id: stores.id }).from(stores).orderBy(asc(stores.id));
  for (const { id } of storeRows) await refreshStores(tx, [id], { withProducts: true });
}

/** Updates the weight of stores after their ratings changed. */
export async function updateStoreSearchWeight(tx: Queries, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update search_phrases p set weight = s.rating_tenths * least(s.reviews_count, ${MAX_RATINGS}::int)
    from stores s where p.kind = 'store' and p.subject_id = s.id and ${inArray(sql`s.id`, [...ids])}`);
}

/** Updates the weight of products after their ratings changed. */
export async function updateProductSearchWeight(tx: Queries, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update search_phrases p
    set weight = round(10.0 * r.rating_sum / r.ratings_count) * least(r.ratings_count, ${MAX_RATINGS}::int)
    from products r
    where p.kind = 'product' and p.subject_id = r.id and r.ratings_count > 0 and ${inArray(sql`r.id`, [...ids])}`);
}
