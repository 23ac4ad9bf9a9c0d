import { useSyncExternalStore } from "react";
import { currentUserId } from "./current-user-id.js";
import type { Shop } from "./shop-parts.js";

/** Changes that the server has not confirmed, by key; the latest value wins. */
export interface OfflineQueue<Value> {
  get: () => ReadonlyMap<string, Value>;
  change: (update: (next: Map<string, Value>) => void) => void;
  subscribe: (listener: () => void) => () => void;
  /** Takes the stored changes of the previous page out of the storage, if they are the same customer's. */
  restore: () => ReadonlyMap<string, Value>;
}

/**
 * A queue of changes that wait for the network, kept in session storage over a reload (REQ-UI-05). `isValid` checks
 * stored values.
 */
export function createOfflineQueue<Value extends number | boolean>(
  shop: Shop,
  kind: "QUANTITIES" | "FAVOURITES",
  isValid: (value: unknown) => value is Value,
): OfflineQueue<Value> {
  const key = `talabee_WAITING_${kind}`;
  const listeners = new Set<() => void>();
  let waiting: ReadonlyMap<string, Value> = new Map();
  return {
    get: () => waiting,
    change(update) {
      const next = new Map(waiting);
      update(next);
      waiting = next;
      if (next.size === 0) shop.sessionStorage.remove(key);
      else shop.sessionStorage.set(key, JSON.stringify({ of: currentUserId(shop), changes: [...next] }));
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restore() {
      const stored = parse(shop.sessionStorage.get(key));
      shop.sessionStorage.remove(key);
      const user = currentUserId(shop);
      if (stored === null || user === undefined || stored.of !== user || !Array.isArray(stored.changes))
        return new Map();
      return new Map(
        stored.changes.filter(
          (change): change is [string, Value] =>
            Array.isArray(change) && typeof change[0] === "string" && isValid(change[1]),
        ),
      );
    },
  };
}

/** The queue's changes as a hook. */
export function useOfflineQueue<Value>({ subscribe, get }: OfflineQueue<Value>): ReadonlyMap<string, Value> {
  return useSyncExternalStore(subscribe, get, get);
}

function parse(text: string | null): { of?: unknown; changes?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}
