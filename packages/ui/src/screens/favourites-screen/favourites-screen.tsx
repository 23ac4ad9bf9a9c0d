"use client";
import type { ComponentProps, ReactNode } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import { useMessages, catalogueMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { EmptyPlate } from "../../primitives/empty-plate/index.js";
import { EmptyState } from "../../primitives/empty-state/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { SegmentedControl } from "../../primitives/segmented-control/index.js";
import { SkeletonGroup } from "../../primitives/skeleton/index.js";
import { cx } from "../../lib/cx.js";
import type { ProductCardData } from "../../widgets/product-card/index.js";
import { ProductGrid } from "../../widgets/product-grid/index.js";
import type { ProductListActions } from "../../widgets/product-list/index.js";
import { ScreenHead } from "../../widgets/screen-head/index.js";
import { StoreCard, StoreCardSkeleton, type StoreCardData } from "../../widgets/store-card/index.js";
import { ListEnd } from "../../widgets/list-end/index.js";

/** Kinds of favourites. */
export type FavouriteType = "store" | "product";

export interface FavouritesScreenProps<P extends ProductCardData = ProductCardData>
  extends Omit<ComponentProps<"div">, "children" | "onToggle">, ProductListActions<P> {
  /** `signed-out`: favourites need an account. */
  status: AsyncStatus | "signed-out";
  type: FavouriteType;
  onTypeChange: (type: FavouriteType) => void;
  stores: readonly StoreCardData[];
  products: readonly P[];
  storeHref: (storeId: string) => string;
  /** Removes the favourite, or adds it again. */
  onToggle: (type: FavouriteType, id: string, saved: boolean) => void;
  /** Ids of the shown entries that are favourites; default: all. Removed entries stay visible until the customer leaves the page. */
  saved?: ReadonlySet<string> | undefined;
  /** Whether there is a next page. */
  onLoadMore?: (() => void) | undefined;
  loadingMore?: boolean | undefined;
  onRetry: () => void;
  /** Link of the empty state. */
  browseHref: string;
  signInHref: string;
}

const grid =
  "grid list-none grid-cols-1 gap-6 tablet:grid-cols-2 desktop:grid-cols-3 desktop:gap-x-5 desktop:gap-y-7 large:grid-cols-4";

/** The customer's favourite stores and products (REQ-ROUTE-21). */
export function FavouritesScreen<P extends ProductCardData>({
  status,
  type,
  onTypeChange,
  stores,
  products,
  storeHref,
  onToggle,
  saved,
  onLoadMore,
  loadingMore = false,
  onRetry,
  browseHref,
  signInHref,
  productHref,
  quantities,
  onQuantityChange,
  onLimit,
  loadingProducts,
  className,
  ...rest
}: FavouritesScreenProps<P>) {
  const { t } = useMessages();
  const isStores = type === "store";
  const count = isStores ? stores.length : products.length;
  let body: ReactNode;
  if (status === "signed-out")
    body = (
      <EmptyState
        picture={<EmptyPlate />}
        title={t(catalogueMessages.noFavouritesSignedOut)}
        text={t(catalogueMessages.noFavouritesText)}
        action={<Button href={signInHref}>{t(catalogueMessages.logIn)}</Button>}
        className="min-h-[60svh]"
      />
    );
  else if (status === "loading")
    body = (
      <SkeletonGroup>
        {isStores ? (
          <div className={grid}>
            {Array.from({ length: 8 }, (_, i) => (
              <StoreCardSkeleton key={i} layout="grid" />
            ))}
          </div>
        ) : (
          <ProductGrid products={[]} productHref={productHref} pendingCount={8} />
        )}
      </SkeletonGroup>
    );
  else if (status === "failed" && count === 0)
    body = <ErrorState onRetry={onRetry} className="min-h-[60svh]" />;
  else if (count === 0)
    body = (
      <EmptyState
        picture={<EmptyPlate />}
        title={t(catalogueMessages.noFavourites)}
        text={t(catalogueMessages.noFavouritesText)}
        action={<Button href={browseHref}>{t(catalogueMessages.lookAround)}</Button>}
        className="min-h-[60svh]"
      />
    );
  else
    body = (
      <>
        {isStores ? (
          <ul className={grid}>
            {stores.map((store, i) => (
              <li key={store.id} className="grid min-w-0">
                <StoreCard
                  store={store}
                  href={storeHref(store.id)}
                  layout="grid"
                  level={2}
                  eager={i === 0}
                  favourite={{
                    saved: saved?.has(store.id) ?? true,
                    onToggle: (next) => onToggle("store", store.id, next),
                  }}
                />
              </li>
            ))}
          </ul>
        ) : (
          <ProductGrid
            {...{ products, productHref, quantities, onQuantityChange, onLimit, loadingProducts }}
            favourites={{
              ids: saved ?? new Set(products.map(({ id }) => id)),
              onToggle: (id, next) => onToggle("product", id, next),
            }}
            eager={1}
          />
        )}
        <ListEnd
          status={loadingMore ? "loading" : status === "failed" ? "failed" : "ready"}
          onLoadMore={onLoadMore}
          onRetry={onRetry}
        />
      </>
    );
  return (
    <div
      data-slot="favourites-screen"
      {...rest}
      className={cx("page wrap-anywhere pb-8 desktop:pb-16", className)}
    >
      <ScreenHead title={t(catalogueMessages.favourites)} />
      {status !== "signed-out" && (
        <SegmentedControl<FavouriteType>
          label={t(catalogueMessages.favourites)}
          labelHidden
          wide
          options={[
            { value: "store", label: t(catalogueMessages.placesTitle) },
            { value: "product", label: t(catalogueMessages.productsTitle) },
          ]}
          value={type}
          onValueChange={onTypeChange}
          className="mb-4.5 desktop:mb-7 desktop:max-w-100"
        />
      )}
      {body}
    </div>
  );
}
