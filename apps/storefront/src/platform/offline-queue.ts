import { useSyncExternalStore } from "react";
import { currentUserId } from "./current-user-id.js";
import { type Shop } from "./shop.js";

/** What is pressed and not yet at the panel, by what it is of; the last press wins. */
export interface OfflineQueue<Value> {
  get: () => ReadonlyMap<string, Value>;
  change: (work: (next: Map<string, Value>) => void) => void;
  subscribe: (listener: () => void) => () => void;
  /** Takes what was waiting when the page was left, if it was the same person's; it is theirs to keep again. */
  restore: () => ReadonlyMap<string, Value>;
}

/**
 * Changes that may wait for a network, kept over a reload of this tab. An order never does (REQ-UI-05). None are left
 * behind when there are none; `isGood` says what counts as one.
 */
export function createOfflineQueue<Value extends number | boolean>(
  shop: Shop,
  kind: "QUANTITIES" | "FAVOURITES",
  isGood: (value: unknown) => value is Value,
): OfflineQueue<Value> {
  const key = `talabee_WAITING_${kind}`;
  const listeners = new Set<() => void>();
  let waiting: ReadonlyMap<string, Value> = new Map();
  return {
    get: () => waiting,
    change(work) {
      const next = new Map(waiting);
      work(next);
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
      const kept = parse(shop.sessionStorage.get(key));
      shop.sessionStorage.remove(key);
      const user = currentUserId(shop);
      if (kept === null || user === undefined || kept.of !== user || !Array.isArray(kept.changes))
        return new Map();
      return new Map(
        kept.changes.filter(
          (change): change is [string, Value] =>
            Array.isArray(change) && typeof change[0] === "string" && isGood(change[1]),
        ),
      );
    },
  };
}

/** What is on its way, followed as it changes. */
export function useOfflineQueue<Value>({ subscribe, get }: OfflineQueue<Value>): ReadonlyMap<string, Value> {
  return useSyncExternalStore(subscribe, get, get);
}

function parse(text: string | null): { of?: unknown; changes?: unknown } | null {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    return typeof kept === "object" ? kept : null;
  } catch {
    return null;
  }
}
