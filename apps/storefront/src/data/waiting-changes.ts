import { selectUser } from "@talabee/domain";
import { sessionStorage } from "../app/browser-storage.js";
import { store } from "../app/store.js";

/** Changes that may wait for a network, by what they are of. An order never does (UI-05). */
type Kind = "QUANTITIES" | "FAVOURITES";

const keyOf = (kind: Kind) => `talabee_WAITING_${kind}`;

/** Keeps changes that are not yet at the panel over a reload of this tab. None are left behind when there are none. */
export function keepWaiting(kind: Kind, changes: ReadonlyMap<string, number | boolean>): void {
  if (changes.size === 0) sessionStorage.remove(keyOf(kind));
  else sessionStorage.set(keyOf(kind), JSON.stringify({ of: userId(), changes: [...changes] }));
}

/** Takes what was waiting when the page was left, if it was the same person's; it is theirs to keep again. */
export function takeWaiting<Value extends number | boolean>(
  kind: Kind,
  isGood: (value: unknown) => value is Value,
): ReadonlyMap<string, Value> {
  const kept = parse(sessionStorage.get(keyOf(kind)));
  sessionStorage.remove(keyOf(kind));
  if (kept === null || userId() === null || kept.of !== userId() || !Array.isArray(kept.changes))
    return new Map();
  return new Map(
    kept.changes.filter(
      (change): change is [string, Value] =>
        Array.isArray(change) && typeof change[0] === "string" && isGood(change[1]),
    ),
  );
}

function parse(text: string | null): { of?: unknown; changes?: unknown } | null {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    return typeof kept === "object" ? kept : null;
  } catch {
    return null;
  }
}

function userId(): string | null {
  return selectUser(store.getState())?.id ?? null;
}
