import type { ComponentProps } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import type { CategoryCardData } from "../../widgets/category-rail/index.js";
import type { CardFavourites } from "../../widgets/favourite-button/index.js";
import type { ProductCardData } from "../../widgets/product-card/index.js";
import type { ProductListActions } from "../../widgets/product-list/index.js";
import type { SearchBoxProps } from "../../widgets/search-box/index.js";
import type { StoreCardData } from "../../widgets/store-card/index.js";

/** Search results, best match first. */
export interface SearchResultsData<P extends ProductCardData = ProductCardData> {
  stores: readonly StoreCardData[];
  categories: readonly CategoryCardData[];
  /** All products loaded so far. */
  products: readonly P[];
  /** The corrected query that was searched instead; null when the query was used as typed. */
  corrected_q: string | null;
}

/** Kind of results; `all` is every kind. */
export const searchTypes = ["all", "store", "product", "category"] as const;

export type SearchType = (typeof searchTypes)[number];

export interface SearchScreenProps<P extends ProductCardData = ProductCardData>
  extends Omit<ComponentProps<"div">, "children" | "results">, ProductListActions<P> {
  /** Search box: query, suggestions, recent searches. */
  box: Pick<
    SearchBoxProps,
    | "query"
    | "onQueryChange"
    | "onSubmit"
    | "action"
    | "suggestions"
    | "onSelectSuggestion"
    | "loading"
    | "recent"
    | "popular"
    | "onFocus"
    | "onClearRecent"
    | "autoFocus"
  >;
  /** Submitted query; `null` before the first search: the screen shows the categories. */
  submitted: string | null;
  /** Status of the results, or of the categories before the first search. */
  status: AsyncStatus;
  categories: readonly CategoryCardData[];
  results?: SearchResultsData<P> | undefined;
  type: SearchType;
  onTypeChange: (type: SearchType) => void;
  /** Whether there is a next page of products. */
  onLoadMore?: (() => void) | undefined;
  /** Address of the next page, for browsers without scripts. */
  moreHref?: string | undefined;
  loadingMore?: boolean | undefined;
  storeHref: (storeId: string) => string;
  categoryHref: (categoryId: string) => string;
  onRetry: () => void;
  /** Favourite stores; without it, cards have no heart. */
  favourites?: CardFavourites | undefined;
  /** Favourite products; without it, cards have no heart. */
  productFavourites?: CardFavourites | undefined;
}
