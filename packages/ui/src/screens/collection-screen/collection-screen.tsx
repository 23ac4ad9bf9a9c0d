"use client";
import { ArrowLeft } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps, ReactNode } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import { useMessages, catalogueMessages, commonMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { EmptyPlate } from "../../primitives/empty-plate/index.js";
import { EmptyState } from "../../primitives/empty-state/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { Picture, type PictureSource } from "../../primitives/picture/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { Spinner } from "../../primitives/spinner/index.js";
import { cx } from "../../lib/cx.js";
import { CategoryNavigation } from "../../widgets/category-navigation/index.js";
import type { CardFavourites } from "../../widgets/favourite-button/index.js";
import type { ProductCardData } from "../../widgets/product-card/index.js";
import { ProductGrid } from "../../widgets/product-grid/index.js";
import type { ProductListActions } from "../../widgets/product-list/index.js";
import { ShareButton, type ShareTarget } from "../../widgets/share-button/index.js";
import { SortMenu } from "../../widgets/sort-menu/index.js";
import { ListEnd } from "../../widgets/list-end/index.js";

/** Sort order of products; `none` is the curated order. */
export const productSorts = ["none", "price_low", "price_high", "newest"] as const;
export type ProductSort = (typeof productSorts)[number];

/** Data of a collection page. */
export interface CollectionData {
  id: string;
  name: string;
  image: PictureSource | null;
}

export interface CollectionScreenProps<P extends ProductCardData = ProductCardData>
  extends Omit<ComponentProps<"div">, "children">, ProductListActions<P> {
  status: AsyncStatus;
  collection?: CollectionData | undefined;
  subCollections: readonly { id: string; name: string }[];
  /** Id of the selected sub-collection; `null` is all. */
  subCollectionId: string | null;
  /** Link to a sub-collection, or to all. */
  subCollectionHref: (id: string | null) => string;
  sort: ProductSort;
  onSortChange: (sort: ProductSort) => void;
  /** Status of the products; `loading` also while the selection or the sort order changes. */
  productsStatus: AsyncStatus;
  products: readonly P[];
  /** Whether there is a next page. */
  onLoadMore?: (() => void) | undefined;
  /** Address of the next page, for browsers without scripts. */
  moreHref?: string | undefined;
  loadingMore?: boolean | undefined;
  favourites?: CardFavourites | undefined;
  share?: ShareTarget | undefined;
  backHref: string;
  /** Link of the empty state. */
  browseHref: string;
  /** Retries what failed. */
  onRetry: () => void;
}

const all = "all";
const hero =
  "relative isolate flex h-59 flex-col justify-end overflow-clip bg-night p-4 pb-4.5 text-on-picture desktop:mt-6 desktop:h-56 desktop:justify-center desktop:rounded-panel desktop:bg-t-terra desktop:p-10 desktop:text-text";

/** A curated collection of products with sub-collections and sorting (REQ-ROUTE-11). */
export function CollectionScreen<P extends ProductCardData>({
  status,
  collection,
  subCollections,
  subCollectionId,
  subCollectionHref,
  sort,
  onSortChange,
  productsStatus,
  products,
  onLoadMore,
  moreHref,
  loadingMore = false,
  favourites,
  share,
  backHref,
  browseHref,
  onRetry,
  productHref,
  quantities,
  onQuantityChange,
  onLimit,
  loadingProducts,
  className,
  ...rest
}: CollectionScreenProps<P>) {
  const { t } = useMessages();
  const back = (variant: "glass" | "quiet") => (
    <IconButton href={backHref} icon={ArrowLeft} flip variant={variant} aria-label={t(commonMessages.back)} />
  );
  if (status === "failed" || (status === "ready" && !collection))
    return (
      <div
        data-slot="collection-screen"
        data-phone-header="own"
        {...rest}
        className={cx("page wrap-anywhere pb-8", className)}
      >
        <div className="pt-3 desktop:hidden">{back("quiet")}</div>
        <ErrorState level={1} onRetry={onRetry} className="min-h-[60svh]" />
      </div>
    );

  const loading = status === "loading" || !collection;
  const head = loading ? (
    <SkeletonGroup>
      <Skeleton className="h-59 w-full rounded-none desktop:mt-6 desktop:h-56 desktop:rounded-panel" />
      <div className="flex gap-2 overflow-clip px-gutter py-3 desktop:px-0">
        {["w-14", "w-31", "w-24", "w-20"].map((width) => (
          <Skeleton key={width} className={cx("h-chip rounded-full", width)} />
        ))}
      </div>
    </SkeletonGroup>
  ) : (
    <>
      <div data-slot="collection-hero" className={hero}>
        <span className="absolute inset-0 -z-10 desktop:start-auto desktop:w-130">
          <Picture
            source={collection.image}
            alt=""
            ratio="fill"
            fallback={collection.name}
            eager
            sizes="(min-width: 900px) 520px, 100vw"
          />
        </span>
        <span className="absolute inset-0 -z-10 bg-linear-to-t from-picture-shade to-transparent to-72% desktop:hidden" />
        <div className="desktop:max-w-[calc(100%-32.5rem)]">
          <p className="hidden text-small font-medium desktop:block">{t(catalogueMessages.collection)}</p>
          <h1
            tabIndex={-1}
            data-slot="page-title"
            className="line-clamp-2 text-title heading outline-none desktop:display desktop:pe-6"
          >
            <bdi className="whitespace-normal">{collection.name}</bdi>
          </h1>
        </div>
        <div className="absolute inset-x-3.5 top-3.5 flex justify-between">
          <span className="desktop:invisible">{back("glass")}</span>
          {share && <ShareButton name={collection.name} {...share} />}
        </div>
      </div>
      {subCollections.length > 0 && (
        <CategoryNavigation
          label={t(catalogueMessages.partsOf, { name: collection.name })}
          items={[
            { id: all, name: t(catalogueMessages.all), href: subCollectionHref(null) },
            ...subCollections.map(({ id, name }) => ({ id, name, href: subCollectionHref(id) })),
          ]}
          current={subCollectionId ?? all}
          className="sticky top-0 z-sticky px-gutter desktop:top-header-desktop desktop:px-0"
        />
      )}
    </>
  );

  const part = subCollections.find(({ id }) => id === subCollectionId);
  let body: ReactNode;
  if (loading || (productsStatus === "loading" && products.length === 0))
    body = (
      <SkeletonGroup>
        <ProductGrid products={[]} productHref={productHref} pendingCount={8} />
      </SkeletonGroup>
    );
  else if (productsStatus === "failed" && products.length === 0)
    body = <ErrorState level={3} onRetry={onRetry} />;
  else if (products.length === 0)
    body = (
      <EmptyState
        level={3}
        picture={<EmptyPlate />}
        title={t(catalogueMessages.noCollectionData)}
        action={
          part ? (
            <Button href={subCollectionHref(null)}>{t(catalogueMessages.all)}</Button>
          ) : (
            <Button href={browseHref}>{t(catalogueMessages.lookAround)}</Button>
          )
        }
      />
    );
  else
    body = (
      <>
        <ProductGrid
          {...{ products, productHref, quantities, onQuantityChange, onLimit, loadingProducts, favourites }}
          pendingCount={loadingMore ? 4 : 0}
          aria-busy={productsStatus === "loading" || undefined}
        />
        <ListEnd
          auto
          status={loadingMore ? "loading" : productsStatus === "failed" ? "failed" : "ready"}
          onLoadMore={onLoadMore}
          moreHref={moreHref}
          onRetry={onRetry}
        />
      </>
    );

  return (
    <div
      data-slot="collection-screen"
      data-phone-header="own"
      {...rest}
      className={cx("wrap-anywhere desktop:page pb-8 desktop:pb-16", className)}
    >
      {head}
      <section aria-labelledby="collection-products" className="px-gutter desktop:px-0">
        <div className="mt-2 mb-4 flex min-h-11 items-center justify-between gap-3">
          <h2 id="collection-products" className="min-w-0 text-heading heading">
            <bdi className="whitespace-normal">{part?.name ?? t(catalogueMessages.productsTitle)}</bdi>
          </h2>
          {productsStatus === "loading" && products.length > 0 && <Spinner className="me-auto" />}
          {!loading && (products.length > 1 || sort !== "none") && (
            <SortMenu<ProductSort>
              options={[
                { value: "none", label: t(catalogueMessages.sortRecommended) },
                { value: "price_low", label: t(catalogueMessages.sortPriceLow) },
                { value: "price_high", label: t(catalogueMessages.sortPriceHigh) },
                { value: "newest", label: t(catalogueMessages.newest) },
              ]}
              value={sort}
              onValueChange={onSortChange}
              className="flex-none"
            />
          )}
        </div>
        {body}
      </section>
    </div>
  );
}
