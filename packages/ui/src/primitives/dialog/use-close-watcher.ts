import { useEffect, useRef } from "react";

interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/**
 * Closes what is open when the device asks for it: the way back of Android, or a screen reader's gesture, which would
 * otherwise leave the page. Where the browser does not tell of that, it leaves the page. Escape is no matter of this:
 * a component that handles that key prevents its default.
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
