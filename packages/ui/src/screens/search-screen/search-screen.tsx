"use client";
import type { ComponentProps, ReactNode } from "react";
import { useText, catalogueWords, shellWords } from "../../locale/index.js";
import { ChipGroup } from "../../primitives/chip-group/index.js";
import { EmptyPlate } from "../../primitives/empty-plate/index.js";
import { EmptyState } from "../../primitives/empty-state/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { SectionHead } from "../../primitives/section-head/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { join } from "../../theme/join.js";
import { CategoryCard, type CategoryCardData } from "../../widgets/category-rail/index.js";
import { favouriteOf, type CardFavourites } from "../../widgets/favourite-button/index.js";
import type { ProductCardData } from "../../widgets/product-card/index.js";
import { ProductList, type ProductListActions } from "../../widgets/product-list/index.js";
import { ScreenHead } from "../../widgets/screen-head/index.js";
import { SearchBox, type SearchBoxProps } from "../../widgets/search-box/index.js";
import { StoreCard, StoreCardSkeleton, type StoreCardData } from "../../widgets/store-card/index.js";
import { ListEnd } from "../../widgets/list-end/index.js";

/** What was found, best first. */
export interface SearchResultsData<P extends ProductCardData = ProductCardData> {
  stores: readonly StoreCardData[];
  categories: readonly CategoryCardData[];
  /** All that came so far. */
  products: readonly P[];
  /** What was searched for in place of a text with a slip; null when it was taken as typed. */
  corrected_q: string | null;
}

/** Which kind of things is looked for; `all` for everything. */
export const searchTypes = ["all", "store", "product", "category"] as const;
export type SearchType = (typeof searchTypes)[number];

export interface SearchScreenProps<P extends ProductCardData = ProductCardData>
  extends Omit<ComponentProps<"div">, "children" | "results">, ProductListActions<P> {
  /** The field: what is typed, its suggestions, earlier searches. */
  box: Pick<
    SearchBoxProps,
    | "query"
    | "onQueryChange"
    | "onSubmit"
    | "suggestions"
    | "onSuggestion"
    | "loading"
    | "recent"
    | "onClearRecent"
    | "autoFocus"
  >;
  /** What was searched for; `null` before: then the categories stand here. */
  submitted: string | null;
  /** Of the results, or of the categories before there are any. */
  status: "loading" | "ready" | "failed";
  categories: readonly CategoryCardData[];
  results?: SearchResultsData<P> | undefined;
  type: SearchType;
  onTypeChange: (type: SearchType) => void;
  /** There are more products. */
  onLoadMore?: (() => void) | undefined;
  loadingMore?: boolean | undefined;
  storeHref: (storeId: string) => string;
  categoryHref: (categoryId: string) => string;
  onRetry: () => void;
  /** Which stores the customer keeps; without it they have no hearts. */
  favourites?: CardFavourites | undefined;
  /** The same of products. */
  productFavourites?: CardFavourites | undefined;
}

const tiles =
  "grid list-none grid-cols-2 gap-3 compact:grid-cols-3 tablet:grid-cols-4 desktop:grid-cols-5 desktop:gap-5 large:grid-cols-6";
/** Few kinds of shops are bands: upright, one or two would leave half a phone's row empty. */
const fewBands = "grid list-none gap-3 tablet:grid-cols-2 desktop:grid-cols-3";
const stores = "grid list-none desktop:grid-cols-2 desktop:gap-x-10 large:grid-cols-3";
/** On a wide desktop few kinds of shops stand beside the shops, in a third of the row: alone in one they look lost. */
const mostBands = 4;
const beside = {
  frame: "grid grid-cols-[minmax(0,1fr)] gap-7 desktop:gap-10 large:grid-cols-3",
  categories: `${fewBands} large:grid-cols-1`,
  stores: "large:col-span-2",
  storesGrid: "grid list-none desktop:grid-cols-2 desktop:gap-x-10",
};

function Results<P extends ProductCardData>({
  results,
  query,
  onLoadMore,
  loadingMore,
  storeHref,
  categoryHref,
  status,
  onRetry,
  favourites,
  productFavourites,
  ...list
}: ProductListActions<P> &
  Pick<
    SearchScreenProps<P>,
    | "onLoadMore"
    | "loadingMore"
    | "storeHref"
    | "categoryHref"
    | "status"
    | "onRetry"
    | "favourites"
    | "productFavourites"
  > & {
    results: SearchResultsData<P>;
    query: string;
  }) {
  const { t, rich } = useText();
  const kinds = results.categories.length;
  const few = kinds <= mostBands;
  const both = kinds > 0 && few && results.stores.length > 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7 desktop:gap-10">
      {results.corrected_q !== null && (
        <p role="status" data-slot="search-corrected" className="text-muted">
          {rich(catalogueWords.correctedTo, {
            corrected: <strong className="font-semibold text-text">{results.corrected_q}</strong>,
            query,
          })}
        </p>
      )}
      {(results.categories.length > 0 || results.stores.length > 0) && (
        <div className={both ? beside.frame : "grid grid-cols-[minmax(0,1fr)] gap-7 desktop:gap-10"}>
          {results.categories.length > 0 && (
            <section aria-labelledby="found-categories">
              <SectionHead title={t(catalogueWords.categories)} titleId="found-categories" className="mb-3" />
              <ul className={both ? beside.categories : few ? fewBands : tiles}>
                {results.categories.map((category) => (
                  <li key={category.id} className="grid">
                    <CategoryCard
                      category={category}
                      href={categoryHref(category.id)}
                      layout={few ? "band" : "grid"}
                    />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {results.stores.length > 0 && (
            <section aria-labelledby="found-stores" className={both ? beside.stores : undefined}>
              <SectionHead title={t(catalogueWords.placesTitle)} titleId="found-stores" />
              <ul className={both ? beside.storesGrid : stores}>
                {results.stores.map((store) => (
                  <li
                    key={store.id}
                    className="grid min-w-0 border-b border-border last:border-b-0 desktop:border-0"
                  >
                    <StoreCard
                      store={store}
                      href={storeHref(store.id)}
                      layout="row"
                      favourite={favouriteOf(favourites, store.id)}
                    />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
      {results.products.length > 0 && (
        <section aria-labelledby="found-products">
          <SectionHead
            title={t(catalogueWords.productsTitle)}
            titleId="found-products"
            className="desktop:mb-3.5"
          />
          <ProductList
            {...list}
            products={results.products}
            favourites={productFavourites}
            pending={loadingMore ? 4 : 0}
          />
          <ListEnd
            auto
            status={loadingMore ? "loading" : status === "failed" ? "failed" : "ready"}
            onLoadMore={onLoadMore}
            onRetry={onRetry}
          />
        </section>
      )}
    </div>
  );
}

/**
 * Search: the field with its suggestions, the categories while nothing was searched for, then what was found by kind
 * (spec section 2, /search and its results).
 */
export function SearchScreen<P extends ProductCardData>({
  box,
  submitted,
  status,
  categories,
  results,
  type,
  onTypeChange,
  onLoadMore,
  loadingMore,
  storeHref,
  categoryHref,
  onRetry,
  favourites,
  productFavourites,
  productHref,
  quantities,
  onQuantityChange,
  onLimit,
  busyProducts,
  className,
  ...rest
}: SearchScreenProps<P>) {
  const { t, rich } = useText();
  const found = results && results.stores.length + results.categories.length + results.products.length > 0;
  let body: ReactNode;
  if (submitted === null)
    body = (
      <section aria-labelledby="search-categories" className="pt-6">
        <SectionHead title={t(catalogueWords.categories)} titleId="search-categories" className="mb-3" />
        {status === "loading" ? (
          <SkeletonGroup>
            <div className={tiles}>
              {Array.from({ length: 9 }, (_, i) => (
                <Skeleton key={i} shape="box" className="h-34 w-full rounded-panel" />
              ))}
            </div>
          </SkeletonGroup>
        ) : status === "failed" ? (
          <ErrorState level={3} onRetry={onRetry} />
        ) : (
          <ul className={tiles}>
            {categories.map((category) => (
              <li key={category.id} className="grid">
                <CategoryCard category={category} href={categoryHref(category.id)} />
              </li>
            ))}
          </ul>
        )}
      </section>
    );
  else {
    let inner: ReactNode;
    if (status === "loading")
      inner = (
        <SkeletonGroup>
          <div className={stores}>
            {Array.from({ length: 6 }, (_, i) => (
              <StoreCardSkeleton key={i} layout="row" />
            ))}
          </div>
        </SkeletonGroup>
      );
    else if (status === "failed" && !found)
      inner = <ErrorState level={3} onRetry={onRetry} className="min-h-[40svh]" />;
    else if (!found)
      inner = (
        <>
          <EmptyState
            level={3}
            role="status"
            picture={<EmptyPlate />}
            title={rich(catalogueWords.nothingFound, { query: submitted })}
            text={t(catalogueWords.nothingFoundText)}
          />
          {categories.length > 0 && (
            <ul className={tiles}>
              {categories.map((category) => (
                <li key={category.id} className="grid">
                  <CategoryCard category={category} href={categoryHref(category.id)} />
                </li>
              ))}
            </ul>
          )}
        </>
      );
    else
      inner = (
        <Results
          {...{ productHref, quantities, onQuantityChange, onLimit, busyProducts }}
          {...{ results, onLoadMore, loadingMore, storeHref, categoryHref, status, onRetry }}
          {...{ favourites, productFavourites }}
          query={submitted}
        />
      );
    body = (
      <section aria-labelledby="search-results" className="pt-3 desktop:pt-6">
        <h2
          id="search-results"
          className="mb-1 text-f2 text-muted desktop:mb-3 desktop:text-f4 desktop:heading desktop:text-text"
        >
          {rich(catalogueWords.resultsFor, { query: submitted })}
        </h2>
        <ChipGroup<SearchType>
          label={t(catalogueWords.onlyShow)}
          labelHidden
          layout="scroll"
          options={[
            { value: "all", label: t(catalogueWords.all) },
            { value: "store", label: t(catalogueWords.placesTitle) },
            { value: "product", label: t(catalogueWords.productsTitle) },
            { value: "category", label: t(catalogueWords.categories) },
          ]}
          value={type}
          onValueChange={onTypeChange}
          className="mb-4"
        />
        {inner}
      </section>
    );
  }
  return (
    <div
      data-slot="search-screen"
      {...rest}
      className={join("page wrap-anywhere pb-8 desktop:pb-16", className)}
    >
      <ScreenHead title={t(shellWords.search)} />
      <SearchBox {...box} className="desktop:max-w-160" />
      {/* On a phone the suggestions take the page while they are open. */}
      <div className="max-desktop:[[data-slot=search-box][data-state=open]~&]:hidden">{body}</div>
    </div>
  );
}
