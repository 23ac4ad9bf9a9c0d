"use client";
import { useSyncExternalStore } from "react";

/** The element of the toaster on the page. A modal overlay asks for it, to let the focus go there. */
let node: HTMLElement | null = null;
const listeners = new Set<() => void>();

export function setToasterNode(next: HTMLElement | null) {
  node = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useToasterNode(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => node,
    () => null,
  );
}
