import type {
  CallData,
  CallQuery,
  Category,
  collection,
  CollectionCard,
  Coupon,
  Favourite,
  home,
  OrderCard,
  Product,
  ProductCard,
  ProductTile,
  Review,
  search,
  Store,
  StoreCard,
  storeReviews,
  Suggestion,
  vendors,
} from "@talabee/contract";
import type { useQueryStatus } from "@talabee/contract/react";
import type {
  AsyncStatus,
  CategoryCardData,
  CategoryTileData,
  CollectionCardData,
  CouponData,
  HomeData,
  ProductCardData,
  ProductData,
  RatingSummaryData,
  ReorderData,
  ReviewData,
  SearchResultsData,
  StoreFilterValues,
  StoreInfoData,
  SuggestionData,
  StoreCardData,
} from "@talabee/ui";
import type { CollectionData, ProductSort } from "@talabee/ui/screens/collection-screen";
import type { ReviewSort } from "@talabee/ui/screens/reviews-screen";
import type { SearchType } from "@talabee/ui/screens/search-screen";
import type { MenuProduct, StoreScreenData } from "@talabee/ui/screens/store-screen";
import type { StoreSort } from "@talabee/ui/widgets/store-filters";
import { expectTypeOf, test } from "vitest";

/* The API's answers fit the components' props of the catalogue without mapping. */

test("the status of a query", () => {
  expectTypeOf<ReturnType<typeof useQueryStatus>>().toEqualTypeOf<AsyncStatus>();
});

test("home", () => {
  expectTypeOf<CallData<typeof home>>().toExtend<HomeData>();
  expectTypeOf<Category>().toExtend<CategoryTileData>();
  expectTypeOf<CollectionCard>().toExtend<CollectionCardData>();
  expectTypeOf<Coupon>().toExtend<CouponData>();
  expectTypeOf<OrderCard>().toExtend<ReorderData>();
});

test("finding", () => {
  expectTypeOf<Category>().toExtend<CategoryCardData>();
  expectTypeOf<StoreCard>().toExtend<StoreCardData>();
  expectTypeOf<CallData<typeof search>>().toExtend<SearchResultsData<ProductTile>>();
  expectTypeOf<Suggestion>().toExtend<SuggestionData>();
  expectTypeOf<Extract<Favourite, { type: "store" }>["store"]>().toExtend<StoreCardData>();
  expectTypeOf<Extract<Favourite, { type: "product" }>["product"]>().toExtend<ProductCardData>();
});

test("a store, its menu and reviews", () => {
  expectTypeOf<Store>().toExtend<StoreScreenData>();
  expectTypeOf<Store>().toExtend<StoreInfoData>();
  expectTypeOf<ProductCard>().toExtend<MenuProduct>();
  expectTypeOf<Product>().toExtend<ProductData>();
  expectTypeOf<CallData<typeof storeReviews>>().toExtend<RatingSummaryData>();
  expectTypeOf<Review>().toExtend<ReviewData>();
  expectTypeOf<CallData<typeof collection>["collection"]>().toExtend<CollectionData>();
});

/* The choices of components fit the query parameters. */

test("choices", () => {
  expectTypeOf<StoreFilterValues>().toExtend<CallQuery<typeof vendors>>();
  expectTypeOf<Exclude<StoreSort, "recommended">>().toExtend<CallQuery<typeof vendors>["sort"]>();
  expectTypeOf<Exclude<ProductSort, "none">>().toExtend<CallQuery<typeof collection>["sort"]>();
  expectTypeOf<Exclude<SearchType, "all">>().toExtend<CallQuery<typeof search>["type"]>();
  expectTypeOf<ReviewSort>().toExtend<CallQuery<typeof storeReviews>["sort"]>();
});
