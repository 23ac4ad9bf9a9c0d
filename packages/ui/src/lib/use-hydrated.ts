"use client";
import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the page runs in a browser: false on a server and in the first render after it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
