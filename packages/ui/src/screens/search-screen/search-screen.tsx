"use client";
import type { ReactNode } from "react";
import { useMessages, catalogueMessages, shellMessages } from "../../locale/index.js";
import { ChipGroup } from "../../primitives/chip-group/index.js";
import { EmptyPlate } from "../../primitives/empty-plate/index.js";
import { EmptyState } from "../../primitives/empty-state/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { SectionHead } from "../../primitives/section-head/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { cx } from "../../lib/cx.js";
import { CategoryCard } from "../../widgets/category-rail/index.js";
import type { ProductCardData } from "../../widgets/product-card/index.js";
import { ScreenHead } from "../../widgets/screen-head/index.js";
import { SearchBox } from "../../widgets/search-box/index.js";
import { StoreCardSkeleton } from "../../widgets/store-card/index.js";
import { type SearchScreenProps, type SearchType } from "./search-screen-props.js";
import { storesClass, tilesClass, SearchResults } from "./search-results.js";

/**
 * Search: box with suggestions, categories before the first search, then results by kind (REQ-ROUTE-23).
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
  moreHref,
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
  loadingProducts,
  className,
  ...rest
}: SearchScreenProps<P>) {
  const { t, rich } = useMessages();
  const found = results && results.stores.length + results.categories.length + results.products.length > 0;
  let body: ReactNode;
  if (submitted === null)
    body = (
      <section aria-labelledby="search-categories" className="pt-6">
        <SectionHead title={t(catalogueMessages.categories)} titleId="search-categories" className="mb-3" />
        {status === "loading" ? (
          <SkeletonGroup>
            <div className={tilesClass}>
              {Array.from({ length: 9 }, (_, i) => (
                <Skeleton key={i} shape="box" className="h-34 w-full rounded-panel" />
              ))}
            </div>
          </SkeletonGroup>
        ) : status === "failed" ? (
          <ErrorState level={3} picture={null} onRetry={onRetry} />
        ) : (
          <ul className={tilesClass}>
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
          <div className={storesClass}>
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
            title={rich(catalogueMessages.nothingFound, { query: submitted })}
            text={t(catalogueMessages.nothingFoundText)}
          />
          {categories.length > 0 && (
            <ul className={tilesClass}>
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
        <SearchResults
          {...{ productHref, quantities, onQuantityChange, onLimit, loadingProducts }}
          {...{ results, onLoadMore, moreHref, loadingMore, storeHref, categoryHref, status, onRetry }}
          {...{ favourites, productFavourites }}
          query={submitted}
        />
      );
    body = (
      <section aria-labelledby="search-results" className="pt-3 desktop:pt-6">
        <h2
          id="search-results"
          className="mb-1 text-small text-muted desktop:mb-3 desktop:text-heading desktop:heading desktop:text-text"
        >
          {rich(catalogueMessages.resultsFor, { query: submitted })}
        </h2>
        <ChipGroup<SearchType>
          label={t(catalogueMessages.onlyShow)}
          labelHidden
          layout="scroll"
          options={[
            { value: "all", label: t(catalogueMessages.all) },
            { value: "store", label: t(catalogueMessages.placesTitle) },
            { value: "product", label: t(catalogueMessages.productsTitle) },
            { value: "category", label: t(catalogueMessages.categories) },
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
      className={cx("page wrap-anywhere pb-8 desktop:pb-16", className)}
    >
      <ScreenHead title={t(shellMessages.search)} />
      <SearchBox {...box} className="desktop:max-w-160" />
      {/* On phones, suggestions for a typed text replace the page. */}
      <div className="max-desktop:[[data-slot=search-box][data-state=open][data-typed]~&]:hidden">{body}</div>
    </div>
  );
}
