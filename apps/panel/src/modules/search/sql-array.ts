import { sql } from "drizzle-orm";

/** A list as a single PostgreSQL array parameter. */
export function textArray(texts: readonly string[]) {
  return sql`${`{${texts.map((text) => `"${text.replace(/["\\]/g, "\\$&")}"`).join(",")}}`}::text[]`;
}
