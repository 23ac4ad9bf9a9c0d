"use client";
import { useLayoutEffect, useMemo, useRef } from "react";

type Handler = ((...parameters: never[]) => void) | undefined;

/**
 * Handlers that call the latest ones and keep their identity, so that a memoized part does not render because the app
 * passes new functions. One that is undefined stays undefined.
 */
export function useStableHandlers<const Handlers extends Readonly<Record<string, Handler>>>(
  handlers: Handlers,
): Handlers {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const present = Object.keys(handlers)
    .filter((name) => handlers[name])
    .join();
  return useMemo(
    () =>
      Object.fromEntries(
        present
          .split(",")
          .filter(Boolean)
          .map((name) => [name, (...parameters: never[]) => latest.current[name]?.(...parameters)]),
      ) as unknown as Handlers,
    [present],
  );
}
