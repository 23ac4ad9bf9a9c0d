import { readLine, searchRank } from "@talabee/domain";
import { usePageHead } from "@talabee/ui/app";
import { shellMessages } from "@talabee/ui/locale";
import { SearchScreen, searchTypes } from "@talabee/ui/screens/search-screen";
import { useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { categoriesRead, paths, searchedText, useApiQuery, useShop } from "../platform/index.js";
import { problemScreen } from "../shell/index.js";
import { openPath } from "../features/notifications/index.js";
import { useFavourites } from "../features/favourites/index.js";
import {
  suggestionPath,
  usePopularProducts,
  useRecentSearches,
  useSearchResults,
  useSuggestions,
} from "../features/search/index.js";
import { useProductQuantities } from "../features/cart/index.js";

/** Search: categories filtered by typing, or the results of `?q=` (REQ-CATALOG-29). */
export default function SearchRoute() {
  const [search] = useSearchParams();
  const submitted = searchedText(search);
  // The key resets the field's text for every search, also on back navigation.
  return <Search key={submitted} submitted={submitted} type={search.get("type")} />;
}

function Search({ submitted, type }: { submitted: string | null; type: string | null }) {
  const shop = useShop();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [typed, setTyped] = useState(submitted ?? "");
  const { recent, remember, clear } = useRecentSearches();
  const categories = useApiQuery(...categoriesRead());
  const found = useSearchResults(submitted, type);
  const favourites = useFavourites();
  const quantities = useProductQuantities();
  const suggestions = { ...useSuggestions(typed), ...usePopularProducts() };
  const all = categories.data?.items ?? [];
  const matching = submitted === null ? all.filter(({ name }) => searchRank(name, typed) > 0) : [];

  const find = (text: string) => {
    remember(text);
    void navigate(paths.search(text));
  };
  usePageHead({ kind: "search", name: submitted ?? shellMessages.search });

  const problem = problemScreen(found.error, found.results, found.cursor);
  if (problem !== null) return problem;
  return (
    <SearchScreen
      box={{
        query: typed,
        onQueryChange: setTyped,
        onSubmit: find,
        action: paths.search(),
        ...suggestions,
        onSelectSuggestion: (suggestion) => {
          if (readLine(typed) !== "") remember(suggestion.text);
          void suggestionPath(shop, suggestion).then((address) => openPath(shop, address));
        },
        recent,
        onClearRecent: clear,
        autoFocus: paths.searchBox.endsWith(hash) && hash !== "",
      }}
      submitted={submitted}
      status={submitted === null ? categories.status : found.status}
      categories={matching.length > 0 ? matching : all}
      results={found.results}
      type={searchTypes.find((one) => one === type) ?? "all"}
      onTypeChange={(one) =>
        void navigate(paths.search(submitted ?? "", one === "all" ? undefined : one), { replace: true })
      }
      onLoadMore={found.loadMore}
      moreHref={found.moreHref}
      loadingMore={found.isLoadingMore}
      storeHref={paths.store}
      categoryHref={paths.searchCategory}
      productHref={paths.product}
      favourites={favourites.stores}
      productFavourites={favourites.products}
      onRetry={submitted === null ? categories.retry : found.retry}
      {...quantities}
    />
  );
}
