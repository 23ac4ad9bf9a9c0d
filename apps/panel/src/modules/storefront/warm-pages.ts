import { LANGUAGES } from "@talabee/contract";
import { paths } from "@talabee/domain";
import { asc, eq } from "drizzle-orm";
import { existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { categories, collections, stores } from "../../db/schema.js";
import type { App } from "../../http/app-env.js";
import type { Panel } from "../../panel.js";

/** Stores that home shows first. */
const STORES = 12;
/** Between two pages, for the requests of customers. */
const PAUSE_MS = 50;

/** Paths of the pages that customers open first. */
async function popularPaths(db: Panel["db"]): Promise<string[]> {
  const [collectionRows, categoryRows, storeRows] = await Promise.all([
    db.select({ id: collections.id }).from(collections).orderBy(asc(collections.position)),
    db.select({ id: categories.id }).from(categories).orderBy(asc(categories.position)),
    db
      .select({ id: stores.id })
      .from(stores)
      .where(eq(stores.active, true))
      .orderBy(asc(stores.position))
      .limit(STORES),
  ]);
  return [
    paths.home,
    paths.search(),
    paths.searchCategory(paths.everyCategory),
    paths.categories,
    ...storeRows.map(({ id }) => paths.store(id)),
    // Only their content tells whether they exist: they cannot be sent before they are rendered.
    ...categoryRows.map(({ id }) => paths.searchCategory(id)),
    ...collectionRows.map(({ id }) => paths.collection(id)),
  ];
}

/**
 * Renders the pages that customers open first, one at a time, so that the first visitor after a start does not wait for it.
 * From then on changes renew them. Returns a function that stops it.
 */
export function warmPages({ db, log, config }: Pick<Panel, "db" | "log" | "config">, app: App): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  async function render(): Promise<void> {
    for (const path of await popularPaths(db))
      for (const language of LANGUAGES) {
        await app.request(`/${language}${path}`, {}, { internal: true });
        await wait(PAUSE_MS, undefined, { signal });
      }
  }
  if (existsSync(`${config.storefrontDir}/index.html`))
    render().catch((error: unknown) => signal.aborted || log.error("pages not rendered ahead", error));
  return () => stopping.abort();
}
