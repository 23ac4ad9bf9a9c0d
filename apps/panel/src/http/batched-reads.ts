interface Waiting<Key, Value> {
  readonly key: Key;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: unknown) => void;
}

const MAX_BATCH = 500;

/**
 * Reads for many keys with few queries. One query runs at a time; the keys that arrive meanwhile share the next one, so that
 * the more streams wake at once, the more of them a query serves. A read never returns what was read before it was asked
 * for. `load` returns the values in the order of its keys; if it fails, so do the reads of its batch.
 */
export function batchReads<Key, Value>(
  load: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  let waiting: Waiting<Key, Value>[] = [];
  let isLoading = false;

  async function loadAll(): Promise<void> {
    isLoading = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MAX_BATCH);
      waiting = waiting.slice(MAX_BATCH);
      try {
        const values = await load(batch.map(({ key }) => key));
        for (const [at, { resolve }] of batch.entries()) resolve(values[at]!);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isLoading = false;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      // After this tick, so that the first of many takes the others along.
      if (!isLoading) {
        isLoading = true;
        setImmediate(() => void loadAll());
      }
    });
}

/** Runs work of any number of callers, at most `max` at a time, in the order in which it came. */
export function limitConcurrency(max: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= max) await new Promise<void>((resolve) => queue.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      // The place is handed on.
      const next = queue.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}
