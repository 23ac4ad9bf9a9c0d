import { type AnyColumn, ilike, or, type SQL, sql } from "drizzle-orm";

/** Pattern of texts that contain a typed one; wildcards are escaped. */
export const containsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** Condition that a name contains a typed text, in either language; none for an empty text. Wildcards are escaped. */
export function nameContains(name: AnyColumn, text: string): SQL | undefined {
  if (text === "") return undefined;
  const pattern = containsPattern(text);
  return or(ilike(sql`${name} ->> 'en'`, pattern), ilike(sql`${name} ->> 'ar'`, pattern));
}
