export { useMenuSearch } from "./use-menu-search.js";
export { useRecentSearches } from "./use-recent-searches.js";
export { suggestionPath } from "./suggestion-path.js";
export { useSearchResults } from "./use-search-results.js";
export { usePopularProducts, useSuggestions } from "./use-suggestions.js";
