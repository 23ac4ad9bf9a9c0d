"use client";
import { useCallback, useMemo, useState } from "react";
import { nextPaint } from "../lib/next-paint.js";

type Values<Value> = Readonly<Record<string, Value>>;

/**
 * Shows a value that the customer has set until the change behind it is done. Both begin after the next paint, which belongs to
 * the pressed part alone: it shows the value at once, and until the promise settles, as steppers do. Returns `values` with
 * those whose changes are not done, and the function that sets one, which returns what its change does. Changes of one key
 * are made one after another, also after one that failed.
 */
export function useOptimisticValues<Value>(values: Values<Value>) {
  const [pending, setPending] = useState<Values<Value>>({});
  const [latest] = useState(() => new Map<string, Promise<unknown>>());
  const set = useCallback(
    (key: string, value: Value, change: () => unknown) => {
      const shown = nextPaint().then(() => setPending((before) => ({ ...before, [key]: value })));
      const done = Promise.allSettled([latest.get(key), shown])
        .then(change)
        .finally(() => {
          if (latest.get(key) !== done) return;
          latest.delete(key);
          setPending(({ [key]: _, ...others }) => others);
        });
      latest.set(key, done);
      return done;
    },
    [latest],
  );
  return [useMemo(() => ({ ...values, ...pending }), [values, pending]), set] as const;
}
