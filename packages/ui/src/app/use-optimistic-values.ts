"use client";
import { useCallback, useMemo, useState } from "react";
import { nextPaint } from "../lib/next-paint.js";

type Values<Value> = Readonly<Record<string, Value>>;

/**
 * Shows a value that the customer has set until the change behind it is done. Returns `values` with those whose changes are
 * not done, and the function that sets one. It stores the value and starts the change after the next paint, so that only the
 * pressed part renders before it: return its promise `shown` to a stepper, or quick presses are lost. `done` settles with what
 * the change does. Changes of one key are made one after another, also after one that failed.
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
      return { shown, done };
    },
    [latest],
  );
  return [useMemo(() => ({ ...values, ...pending }), [values, pending]), set] as const;
}
