"use client";
import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the component has hydrated: false on the server and in the first client render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
