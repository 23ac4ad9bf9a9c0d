"use client";
import { useMessages, catalogueMessages } from "../../locale/index.js";
import { SectionHead } from "../../primitives/section-head/index.js";
import { CategoryCard } from "../../widgets/category-rail/index.js";
import { favouriteProps } from "../../widgets/favourite-button/index.js";
import type { ProductCardData } from "../../widgets/product-card/index.js";
import { ProductList, type ProductListActions } from "../../widgets/product-list/index.js";
import { StoreCard } from "../../widgets/store-card/index.js";
import { ListEnd } from "../../widgets/list-end/index.js";
import type { SearchResultsData, SearchScreenProps } from "./search-screen-props.js";

export const tilesClass =
  "grid list-none grid-cols-2 gap-3 compact:grid-cols-3 tablet:grid-cols-4 desktop:grid-cols-5 desktop:gap-5 large:grid-cols-6";

/** Four categories or fewer are shown as full-width bands: one or two upright tiles would leave half of a phone's row empty. */
const bandGrid = "grid list-none gap-3 tablet:grid-cols-2 desktop:grid-cols-3";

export const storesClass = "grid list-none desktop:grid-cols-2 desktop:gap-x-10 large:grid-cols-3";

/** On wide desktops a short list of categories takes a third of the row, beside the stores. */
const maxBands = 4;

const besideLayout = {
  frame: "grid grid-cols-[minmax(0,1fr)] gap-7 desktop:gap-10 large:grid-cols-3",
  categories: `${bandGrid} large:grid-cols-1`,
  stores: "large:col-span-2",
  storesGrid: "grid list-none desktop:grid-cols-2 desktop:gap-x-10",
};

/** Search results by kind: categories, stores, products. */
export function SearchResults<P extends ProductCardData>({
  results,
  query,
  onLoadMore,
  moreHref,
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
    | "moreHref"
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
  const { t, rich } = useMessages();
  const kinds = results.categories.length;
  const isShort = kinds <= maxBands;
  const besideStores = kinds > 0 && isShort && results.stores.length > 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7 desktop:gap-10">
      {results.corrected_q !== null && (
        <p role="status" data-slot="search-corrected" className="text-muted">
          {rich(catalogueMessages.correctedTo, {
            corrected: <strong className="font-semibold text-text">{results.corrected_q}</strong>,
            query,
          })}
        </p>
      )}
      {(results.categories.length > 0 || results.stores.length > 0) && (
        <div
          className={
            besideStores ? besideLayout.frame : "grid grid-cols-[minmax(0,1fr)] gap-7 desktop:gap-10"
          }
        >
          {results.categories.length > 0 && (
            <section aria-labelledby="found-categories">
              <SectionHead
                title={t(catalogueMessages.categories)}
                titleId="found-categories"
                className="mb-3"
              />
              <ul className={besideStores ? besideLayout.categories : isShort ? bandGrid : tilesClass}>
                {results.categories.map((category) => (
                  <li key={category.id} className="grid">
                    <CategoryCard
                      category={category}
                      href={categoryHref(category.id)}
                      layout={isShort ? "band" : "grid"}
                    />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {results.stores.length > 0 && (
            <section
              aria-labelledby="found-stores"
              className={besideStores ? besideLayout.stores : undefined}
            >
              <SectionHead title={t(catalogueMessages.placesTitle)} titleId="found-stores" />
              <ul className={besideStores ? besideLayout.storesGrid : storesClass}>
                {results.stores.map((store) => (
                  <li
                    key={store.id}
                    className="grid min-w-0 border-b border-border last:border-b-0 desktop:border-0"
                  >
                    <StoreCard
                      store={store}
                      href={storeHref(store.id)}
                      layout="row"
                      favourite={favouriteProps(favourites, store.id)}
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
            title={t(catalogueMessages.productsTitle)}
            titleId="found-products"
            className="desktop:mb-3.5"
          />
          <ProductList
            {...list}
            products={results.products}
            favourites={productFavourites}
            pendingCount={loadingMore ? 4 : 0}
          />
          <ListEnd
            auto
            status={loadingMore ? "loading" : status === "failed" ? "failed" : "ready"}
            onLoadMore={onLoadMore}
            moreHref={moreHref}
            onRetry={onRetry}
          />
        </section>
      )}
    </div>
  );
}
