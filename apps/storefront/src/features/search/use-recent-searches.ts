import { addRecentSearch, clearRecentSearches, readRecentSearches } from "@talabee/domain";
import { useHydrated } from "@talabee/ui/app";
import { useState } from "react";
import { useShop } from "../../platform/index.js";

/** Recent searches with their handlers. */
export function useRecentSearches() {
  const { localStorage } = useShop();
  const [recent, setRecent] = useState(() => readRecentSearches(localStorage));
  return {
    recent: useHydrated() ? recent : [],
    remember: (text: string) => setRecent(addRecentSearch(localStorage, text)),
    clear: () => setRecent(clearRecentSearches(localStorage)),
  };
}
