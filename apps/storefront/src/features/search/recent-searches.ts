import { useCallback, useState } from "react";
import { type Shop, useShop } from "../../platform/index.js";

/** Under the spec's prefix, so that it goes with whoever signs out (REQ-STORAGE-13, REQ-STORAGE-28). */
const KEY = "talabee_SEARCHES";
const MOST = 10;

/** What was searched for on this device, newest first. Anything else that stands there counts as nothing. */
export function readRecentSearches(shop: Shop): readonly string[] {
  try {
    const kept: unknown = JSON.parse(shop.localStorage.get(KEY) ?? "[]");
    if (!Array.isArray(kept)) return [];
    return kept.filter((text): text is string => typeof text === "string" && text !== "").slice(0, MOST);
  } catch {
    return [];
  }
}

/** Earlier searches, to be offered again. */
export function useRecentSearches() {
  const shop = useShop();
  const [recent, setRecent] = useState(() => readRecentSearches(shop));
  const remember = useCallback(
    (text: string) => {
      const same = text.toLocaleLowerCase();
      const others = readRecentSearches(shop).filter((other) => other.toLocaleLowerCase() !== same);
      const next = [text, ...others].slice(0, MOST);
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
