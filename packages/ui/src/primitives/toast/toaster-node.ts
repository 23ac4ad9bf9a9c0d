"use client";
import { useSyncExternalStore } from "react";

/** The mounted toaster's element: modal overlays allow the focus to move there. */
let node: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** Sets the mounted toaster; null on unmount. */
export function setToasterNode(next: HTMLElement | null) {
  node = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The mounted toaster's element, or null. */
export function useToasterNode(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => node,
    () => null,
  );
}
