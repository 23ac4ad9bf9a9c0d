import { noteCommit } from "./query-urgency.js";
import { withSpan } from "../telemetry/tracer.js";
import type { Database, Queries } from "./database.js";

const callbacks = new WeakMap<object, (() => void)[]>();

/**
 * Runs `work` after the transaction commits, and not at all if it rolls back; outside a transaction it runs at once. For
 * side effects such as notifications: a crash between commit and `work` skips them, so nothing may depend on them.
 */
export function afterCommit(queries: Pick<Queries, "execute">, work: () => void): void {
  const list = callbacks.get(queries);
  if (list === undefined) work();
  else list.push(work);
}

/** Extends the database's transactions to run the callbacks of {@link afterCommit}, and to be a span. */
export function withAfterCommit<Opened extends Database>(db: Opened): Opened {
  const once = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    let list: (() => void)[] = [];
    const inTransaction: typeof work = async (tx) => {
      list = [];
      callbacks.set(tx, list);
      return work(tx);
    };
    const result = await withSpan("transaction", {}, () => once(inTransaction, config));
    noteCommit();
    // What follows a commit cannot fail it any more.
    for (const callback of list) {
      try {
        callback();
      } catch (error) {
        process.emitWarning(error instanceof Error ? error : String(error));
      }
    }
    return result;
  };
  return db;
}
