import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

// It takes the network for granted until the browser says otherwise, which it may have done before.
onlineManager.setOnline(navigator.onLine);

/** Whether the browser has a network. */
export const isOnline = (): boolean => onlineManager.isOnline();

/** The same, followed as it changes. */
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
