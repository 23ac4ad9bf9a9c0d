import type { Database, Queries } from "./database.js";

const waiting = new WeakMap<object, (() => void)[]>();

/**
 * Does something once the transaction is committed, and not at all when it is not: telling others of the change. Outside
 * of a transaction it is done at once. What a crash between the two leaves out must do no harm.
 */
export function afterCommit(queries: Pick<Queries, "execute">, work: () => void): void {
  const list = waiting.get(queries);
  if (list === undefined) work();
  else list.push(work);
}

/** The database with transactions that do what was asked for by {@link afterCommit}. */
export function withAfterCommit<Opened extends Database>(db: Opened): Opened {
  const once = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    let list: (() => void)[] = [];
    const result = await once(async (tx) => {
      list = [];
      waiting.set(tx, list);
      return work(tx);
    }, config);
    for (const announce of list) announce();
    return result;
  };
  return db;
}
