import { type AnyColumn, ilike, or, type SQL, sql } from "drizzle-orm";

/** Condition that a name contains a typed text, in either language; none for an empty text. Wildcards are escaped. */
export function nameContains(name: AnyColumn, text: string): SQL | undefined {
  if (text === "") return undefined;
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  return or(ilike(sql`${name} ->> 'en'`, pattern), ilike(sql`${name} ->> 'ar'`, pattern));
}
