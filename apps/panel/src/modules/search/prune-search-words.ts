import { sql } from "drizzle-orm";
import { executeRows } from "../../db/execute-rows.js";
import type { JobHandler } from "../../jobs/job-queue.js";
import type { Panel } from "../../panel.js";
import { WORDS_LOCK } from "./search-documents.js";
import { textArray } from "./sql-array.js";

export const PRUNE_WORDS = "prune_words";
const HOUR_MS = 3_600_000;

/** Words examined in one run: a vocabulary of a hundred thousand is gone through once a day. */
const WORDS_PER_RUN = 5000;
/** Words examined at once; changes of names wait meanwhile. */
const BATCH = 500;

/**
 * Hourly job that deletes words that no active item and no synonym contains: searches would be corrected to them and find
 * nothing. Each run goes on where the one before ended. What an inactive store sells is not found either.
 */
export function createWordPruning(panel: Pick<Panel, "db" | "clock">): JobHandler {
  let after = "";
  return async () => {
    for (let examined = 0; examined < WORDS_PER_RUN; examined += BATCH) {
      const last = await pruneBatch(panel, after);
      if (last === "busy") break;
      after = last?.word ?? "";
      if (last === null) break;
    }
    return new Date(panel.clock().getTime() + HOUR_MS);
  };
}

/** Returns the last word that was examined; null after the last of all. */
async function pruneBatch(
  { db }: Pick<Panel, "db">,
  after: string,
): Promise<{ word: string } | null | "busy"> {
  return db.transaction(async (tx) => {
    const [lock] = await executeRows<{ taken: boolean }>(
      tx,
      sql`select pg_try_advisory_xact_lock(${WORDS_LOCK}) as taken`,
    );
    // Names are being changed.
    if (lock?.taken !== true) return "busy";
    const rows = await executeRows<{ word: string }>(
      tx,
      sql`select word from search_words where word operator(pg_catalog.~>~) ${after}
          order by word using operator(pg_catalog.~<~) limit ${BATCH}`,
    );
    if (rows.length === 0) return null;
    const isShown = sql`d.active and not exists (
      select 1 from stores where stores.id = d.store_id and not stores.active
    )`;
    // Most words begin a phrase, which a b-tree finds at once however frequent the word is. "!" follows the space.
    await tx.execute(sql`
      delete from search_words w where word = any(${textArray(rows.map(({ word }) => word))})
      and not exists (
        select 1 from search_phrases s
        join search_documents d on d.kind = s.kind and d.subject_id = s.subject_id
        where s.phrase operator(pg_catalog.~>=~) w.word and s.phrase operator(pg_catalog.~<~) (w.word || '!')
          and ${isShown}
      )
      and not exists (
        select 1 from search_documents d where d.search_key like '% ' || w.word || ' %' and ${isShown}
      )
      and w.word not in (select unnest(string_to_array(alias, ' ')) from search_aliases)`);
    return rows.length < BATCH ? null : rows.at(-1)!;
  });
}
