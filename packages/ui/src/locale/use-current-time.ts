"use client";
import { useSyncExternalStore } from "react";
import { useLocale } from "./locale-context.js";

/** Time zones differ from UTC by multiples of this, in milliseconds: hours and days change only here. */
const quarterHour = 900_000;

const never = () => () => {};

/**
 * The current time in milliseconds, rounded down to a quarter of an hour, for texts that depend on the hour or day. While a
 * page from a server hydrates, it is the time at which the server rendered it, so that both render the same; a text that is
 * different by now changes right after. There is no timer: it is read when the component renders.
 */
export function useCurrentTime(): number {
  const { renderedAt } = useLocale();
  return useSyncExternalStore(
    never,
    () => roundDown(Date.now()),
    () => roundDown(renderedAt ?? Date.now()),
  );
}

function roundDown(at: number): number {
  return at - (at % quarterHour);
}
