import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/** Whether the browser has a network. */
export const isOnline = (): boolean => onlineManager.isOnline();

/** `isOnline` as a hook. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    isOnline,
    () => true,
  );
}

/** Resolves once there is a network. */
export function whenOnline(): Promise<void> {
  if (isOnline()) return Promise.resolve();
  return new Promise((done) => {
    const stop = onlineManager.subscribe((online) => {
      if (!online) return;
      stop();
      done();
    });
  });
}
