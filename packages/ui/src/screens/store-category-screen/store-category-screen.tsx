"use client";
import { useRef, type ComponentProps, type ReactNode } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import { useMessages, catalogueMessages, commonMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { EmptyState } from "../../primitives/empty-state/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { Link } from "../../primitives/link/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { StoreLogo } from "../../primitives/store-logo/index.js";
import { CategoryNavigation } from "../../widgets/category-navigation/index.js";
import type { CardFavourites } from "../../widgets/favourite-button/index.js";
import { ProductCardSkeleton, type ProductCardData } from "../../widgets/product-card/index.js";
import { ProductList, type ProductListActions } from "../../widgets/product-list/index.js";
import { SubPageHeader } from "../../widgets/sub-page-header/index.js";
import { StoreNotice } from "../../widgets/store-header/index.js";
import { ListEnd } from "../../widgets/list-end/index.js";
import { StoreFrame, usePreorder, type StoreFrameCart } from "../store-frame/index.js";
import type { StoreScreenData } from "../store-screen/index.js";

export interface StoreCategoryScreenProps<P extends ProductCardData = ProductCardData>
  extends Omit<ComponentProps<"div">, "children">, ProductListActions<P>, StoreFrameCart {
  status: AsyncStatus;
  /** The category's store; without it, the header is a skeleton. */
  store?: StoreScreenData | undefined;
  category?: { id: string; name: string; products_count: number } | undefined;
  /** Products loaded so far. */
  products: readonly P[];
  /** Loads the next page; called near the end of the list and by the button. Absent on the last page. */
  onLoadMore?: (() => void) | undefined;
  /** Address of the next page, for browsers without scripts. */
  moreHref?: string | undefined;
  loadingMore?: boolean | undefined;
  storeHref: string;
  categoryHref: (categoryId: string) => string;
  /** Favourite products; without it, cards have no heart. */
  productFavourites?: CardFavourites | undefined;
  onRetry: () => void;
}

/** One category of a store's menu as a page (REQ-ROUTE-14). */
export function StoreCategoryScreen<P extends ProductCardData>({
  status,
  store,
  category,
  products,
  onLoadMore,
  moreHref,
  loadingMore = false,
  storeHref,
  categoryHref,
  onRetry,
  cart,
  cartPanel,
  cartStoreId,
  productHref,
  quantities,
  onQuantityChange,
  onLimit,
  loadingProducts,
  productFavourites,
  ...rest
}: StoreCategoryScreenProps<P>) {
  const { t, rich } = useMessages();
  const menu = useRef<HTMLDivElement>(null);
  const { orderable, preorder } = usePreorder(store, cartStoreId, menu);
  const logo = store && (
    <StoreLogo
      name={store.name}
      source={store.logo}
      color={store.brand_color}
      size="small"
      style={{ width: 32, height: "calc(32px * var(--ui-ratio-logo))", fontSize: 14 }}
    />
  );
  const loading = status === "loading" || (status === "ready" && !category);
  let body: ReactNode;
  if (status === "failed" && products.length === 0)
    body = <ErrorState onRetry={onRetry} className="min-h-[50svh]" />;
  else if (loading)
    body = (
      <SkeletonGroup>
        <div className="grid desktop:gap-4 large:grid-cols-2">
          {[0, 1, 2, 3].map((i) => (
            <ProductCardSkeleton key={i} />
          ))}
        </div>
      </SkeletonGroup>
    );
  else if (products.length === 0 && !onLoadMore)
    body = (
      <EmptyState
        title={t(catalogueMessages.noCategoryData)}
        action={<Button href={storeHref}>{t(catalogueMessages.menu)}</Button>}
      />
    );
  else
    body = (
      <>
        <ProductList
          {...{ productHref, quantities, onQuantityChange, onLimit, loadingProducts }}
          products={products}
          layout={store?.menu_layout}
          favourites={productFavourites}
          orderable={orderable}
          eager={1}
          pendingCount={loadingMore ? 4 : 0}
        />
        <ListEnd
          auto
          status={loadingMore ? "loading" : status === "failed" ? "failed" : "ready"}
          onLoadMore={onLoadMore}
          moreHref={moreHref}
          onRetry={onRetry}
        />
      </>
    );

  return (
    <StoreFrame data-slot="store-category-screen" {...rest} {...{ cart, cartPanel, preorder }}>
      <SubPageHeader
        backHref={storeHref}
        lead={logo}
        title={store ? <bdi>{store.name}</bdi> : <Skeleton className="h-5 w-40" />}
      />
      {store && (
        <Link href={storeHref} className="flex w-fit items-center gap-3 max-desktop:hidden">
          {logo}
          <span className="min-w-0">{rich(catalogueMessages.backToStore, { name: store.name })}</span>
        </Link>
      )}
      {store && store.categories.length > 1 && (
        <CategoryNavigation
          items={store.categories.map(({ id, name }) => ({ id, name, href: categoryHref(id) }))}
          current={category?.id ?? null}
          className="sticky top-header z-sticky px-gutter desktop:top-header-desktop desktop:px-0"
        />
      )}
      <div ref={menu} className="px-gutter pb-10 desktop:px-0 desktop:pb-16">
        {store && (!orderable || store.preorder_from !== null) && (
          <div className="pb-3">
            <StoreNotice store={store} />
          </div>
        )}
        <h1
          tabIndex={-1}
          data-slot="page-title"
          className="pt-1 text-heading heading outline-none desktop:mb-3.5 desktop:pt-2 desktop:text-title"
        >
          {category ? (
            <bdi className="whitespace-normal">{category.name}</bdi>
          ) : status === "failed" ? (
            t(commonMessages.errorTitle)
          ) : (
            <>
              <span className="sr-only">{t(commonMessages.loading)}</span>
              <Skeleton className="my-1 h-5 w-35" />
            </>
          )}
        </h1>
        {body}
      </div>
    </StoreFrame>
  );
}
