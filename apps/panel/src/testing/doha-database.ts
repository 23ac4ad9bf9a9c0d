import { sql } from "drizzle-orm";
import type { OpenDatabase } from "../db/database.js";
import { banners, categories, collections, stores } from "../seed/content/index.js";
import { seed } from "../seed/seed.js";
import { openTestDatabase } from "./test-database.js";

/** Opens a separate database with the demo's seed, without pictures. */
export async function openDohaDatabase(): Promise<OpenDatabase> {
  const database = await openTestDatabase();
  await database.db.execute(
    sql`truncate stores, categories, collections, banners, search_documents, search_words, search_aliases cascade`,
  );
  await seed(
    database.db,
    { stores, categories, collections, banners },
    { picturesDir: "/nowhere", mediaDir: "/nowhere", now: new Date() },
  );
  return database;
}
