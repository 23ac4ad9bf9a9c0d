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

/** Open overlays, each with the foot of its first line in px from the top of the screen. */
const heads = new Map<HTMLElement, number>();

function tellHeads() {
  const foot = [...heads.values()].at(-1) ?? 0;
  document.documentElement.style.setProperty("--ui-toast-top", `${foot}px`);
}

/** The ref of an overlay's title bar: on phones toasts stand under it, so that title and close button stay in reach. */
export function clearOfToasts(bar: HTMLElement | null) {
  const panel = bar?.parentElement;
  if (!panel) return;
  const observer = new ResizeObserver(() => {
    const { offsetTop, firstElementChild } = panel;
    const foot = Math.max(
      ...[firstElementChild, bar].map((part) =>
        part instanceof HTMLElement ? part.offsetTop + part.offsetHeight : 0,
      ),
    );
    // Two toasts have room above an overlay that begins lower.
    heads.set(panel, offsetTop < 160 ? offsetTop + foot + 8 : 0);
    tellHeads();
  });
  observer.observe(panel);
  return () => {
    observer.disconnect();
    heads.delete(panel);
    tellHeads();
  };
}
