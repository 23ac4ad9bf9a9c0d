import type { ShopStorage } from "../state/shop-storage.js";

/** Has the spec's prefix, so that the sign-out removes it (REQ-STORAGE-13, REQ-STORAGE-28). */
const KEY = "talabee_SEARCHES";
const MAX_SEARCHES = 10;

/** Searches of this customer on this device, newest first. Damaged storage counts as none. */
export function readRecentSearches(storage: ShopStorage): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage.get(KEY) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored
      .filter((text): text is string => typeof text === "string" && text !== "")
      .slice(0, MAX_SEARCHES);
  } catch {
    return [];
  }
}

/** Adds a search, which replaces an earlier one in other letter case. Returns all searches. */
export function addRecentSearch(storage: ShopStorage, text: string): readonly string[] {
  const same = text.toLocaleLowerCase();
  const others = readRecentSearches(storage).filter((other) => other.toLocaleLowerCase() !== same);
  const next = [text, ...others].slice(0, MAX_SEARCHES);
  storage.set(KEY, JSON.stringify(next));
  return next;
}

/** Removes the searches. Returns all searches: none. */
export function clearRecentSearches(storage: ShopStorage): readonly string[] {
  storage.remove(KEY);
  return [];
}
