"use client";
import { useEffect, useRef } from "react";

interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/**
 * Closes an overlay on the device's close request (Android back, a screen reader's gesture), which would otherwise
 * leave the page. Needs the browser's `CloseWatcher`. A component that handles Escape itself must call
 * `preventDefault`.
 */
export function useCloseWatcher(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => CloseWatcher };
    if (!open || !CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => latest.current();
    return () => watcher.destroy();
  }, [open]);
}
