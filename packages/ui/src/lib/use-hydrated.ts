"use client";
import { useState, useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the component has hydrated: false on the server and in the first client render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Remembers whether React asked for the snapshot of a server, which it does there and while hydrating only. */
function createSnapshots() {
  let isServerRendered = false;
  return { ofClient: () => isServerRendered, ofServer: () => (isServerRendered = true) };
}

/**
 * Whether the component's first render was on the server: true there and, without a second render, in the browser that
 * hydrates its markup; false where the browser renders it itself.
 */
export function useIsServerRendered(): boolean {
  const [snapshots] = useState(createSnapshots);
  return useSyncExternalStore(never, snapshots.ofClient, snapshots.ofServer);
}
