import { addRecentSearch, clearRecentSearches, readRecentSearches } from "@talabee/domain";
import { useState } from "react";
import { useShop } from "../../platform/index.js";

/** Recent searches with their handlers. */
export function useRecentSearches() {
  const { localStorage } = useShop();
  const [recent, setRecent] = useState(() => readRecentSearches(localStorage));
  return {
    recent,
    remember: (text: string) => setRecent(addRecentSearch(localStorage, text)),
    clear: () => setRecent(clearRecentSearches(localStorage)),
  };
}
