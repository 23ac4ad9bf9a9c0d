import type { Picture } from "@talabee/contract";
import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { bigint, check, integer, jsonb, text, timestamp as pgTimestamp } from "drizzle-orm/pg-core";

/** A text in both languages; the panel hands out the one that is asked for. */
export interface Bilingual {
  en: string;
  ar: string;
}

/** An opaque id, drawn by the panel. */
export const id = () => text("id").primaryKey();
/** A number the database counts up: rows in the order in which they were written, for pages by cursor. */
export const identityColumn = (name: string) =>
  bigint(name, { mode: "number" }).notNull().generatedAlwaysAsIdentity();
/** A `timestamptz` column, read as a Date. */
export const timestamp = (name: string) => pgTimestamp(name, { withTimezone: true, mode: "date" });
export const bilingual = (name: string) => jsonb(name).$type<Bilingual>().notNull();
export const picture = (name: string) => jsonb(name).$type<Picture>();
/** Dirhams: 100 = QAR 1. */
export const money = (name: string) => integer(name);

/** A check that a column holds one of these words, or nothing where it may be null. */
export function enumCheck(name: string, column: AnyColumn, words: readonly string[]) {
  const list: SQL = sql.raw(words.map((word) => `'${word}'`).join(", "));
  return check(name, sql`${column} in (${list})`);
}
