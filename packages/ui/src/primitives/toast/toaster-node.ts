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

/** Open overlays, each with the bottom of its title bar in px from the top of the screen. */
const overlayBars = new Map<HTMLElement, number>();

function updateToastTop() {
  const bottom = [...overlayBars.values()].at(-1) ?? 0;
  document.documentElement.style.setProperty("--ui-toast-top", `${bottom}px`);
}

/**
 * Ref callback for an overlay's title bar: on phones toasts are placed below it, so that title and close button stay
 * usable.
 */
export function placeToastsBelow(bar: HTMLElement | null) {
  const panel = bar?.parentElement;
  if (!panel) return;
  const observer = new ResizeObserver(() => {
    const { offsetTop, firstElementChild } = panel;
    const bottom = Math.max(
      ...[firstElementChild, bar].map((part) =>
        part instanceof HTMLElement ? part.offsetTop + part.offsetHeight : 0,
      ),
    );
    // An overlay that starts lower leaves space for two toasts above it.
    overlayBars.set(panel, offsetTop < 160 ? offsetTop + bottom + 8 : 0);
    updateToastTop();
  });
  observer.observe(panel);
  return () => {
    observer.disconnect();
    overlayBars.delete(panel);
    updateToastTop();
  };
}
