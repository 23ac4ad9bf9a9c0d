import { useCallback, useState } from "react";
import { type Shop, useShop } from "../../platform/index.js";

/** Has the spec's prefix, so that the sign-out removes it (REQ-STORAGE-13, REQ-STORAGE-28). */
const KEY = "talabee_SEARCHES";
const MAX_SEARCHES = 10;

/** Searches of this customer on this device, newest first. Damaged storage counts as none. */
export function readRecentSearches(shop: Shop): readonly string[] {
  try {
    const stored: unknown = JSON.parse(shop.localStorage.get(KEY) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored
      .filter((text): text is string => typeof text === "string" && text !== "")
      .slice(0, MAX_SEARCHES);
  } catch {
    return [];
  }
}

/** Recent searches with their handlers. */
export function useRecentSearches() {
  const shop = useShop();
  const [recent, setRecent] = useState(() => readRecentSearches(shop));
  const remember = useCallback(
    (text: string) => {
      const same = text.toLocaleLowerCase();
      const others = readRecentSearches(shop).filter((other) => other.toLocaleLowerCase() !== same);
      const next = [text, ...others].slice(0, MAX_SEARCHES);
      shop.localStorage.set(KEY, JSON.stringify(next));
      setRecent(next);
    },
    [shop],
  );
  const clear = useCallback(() => {
    shop.localStorage.remove(KEY);
    setRecent([]);
  }, [shop]);
  return { recent, remember, clear };
}
