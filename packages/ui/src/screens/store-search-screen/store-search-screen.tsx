"use client";
import { ArrowLeft } from "../../primitives/icon/icon-nodes.js";
import { useRef, type ComponentProps, type ReactNode } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import { useMessages, catalogueMessages, commonMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { EmptyPlate } from "../../primitives/empty-plate/index.js";
import { EmptyState } from "../../primitives/empty-state/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { SearchField } from "../../primitives/search-field/index.js";
import { SkeletonGroup } from "../../primitives/skeleton/index.js";
import type { CardFavourites } from "../../widgets/favourite-button/index.js";
import { ListEnd } from "../../widgets/list-end/index.js";
import type { ProductCardData } from "../../widgets/product-card/index.js";
import {
  ProductList,
  ProductListSkeleton,
  type ProductListActions,
} from "../../widgets/product-list/index.js";
import { StoreNotice } from "../../widgets/store-header/index.js";
import { StoreFrame, usePreorder, type StoreFrameCart } from "../store-frame/index.js";
import type { StoreScreenData } from "../store-screen/index.js";

export interface StoreSearchScreenProps<P extends ProductCardData = ProductCardData>
  extends Omit<ComponentProps<"div">, "children">, ProductListActions<P>, StoreFrameCart {
  /** The store whose menu is searched. */
  store?: StoreScreenData | undefined;
  /** Text of the field. */
  query: string;
  onQueryChange: (query: string) => void;
  /** The text of the results, trimmed; empty before the first search. */
  submitted: string;
  /** Status of the results. */
  status: AsyncStatus;
  /** Results found so far, best first. */
  products: readonly P[];
  /** The corrected query that was searched instead. */
  correctedQuery?: string | null | undefined;
  /** Products to offer before the first search. */
  popular: readonly P[];
  /** Whether the results are those of an earlier text. */
  loading?: boolean | undefined;
  onLoadMore?: (() => void) | undefined;
  loadingMore?: boolean | undefined;
  storeHref: string;
  /** Favourite products; without it, cards have no heart. */
  productFavourites?: CardFavourites | undefined;
  onRetry: () => void;
}

/** Search in a store's menu: a field that stays at the top, and the products found (REQ-ROUTE-13). */
export function StoreSearchScreen<P extends ProductCardData>({
  store,
  query,
  onQueryChange,
  submitted,
  status,
  products,
  correctedQuery = null,
  popular,
  loading = false,
  onLoadMore,
  loadingMore = false,
  storeHref,
  productFavourites,
  onRetry,
  cart,
  cartPanel,
  cartStoreId,
  productHref,
  quantities,
  onQuantityChange,
  onLimit,
  loadingProducts,
  ...rest
}: StoreSearchScreenProps<P>) {
  const { t, rich } = useMessages();
  const menu = useRef<HTMLDivElement>(null);
  const { orderable, preorder } = usePreorder(store, cartStoreId, menu);
  const layout = store?.menu_layout ?? "list";
  const list = {
    productHref,
    quantities,
    onQuantityChange,
    onLimit,
    loadingProducts,
    orderable,
    layout,
    favourites: productFavourites,
  };
  let title: ReactNode = rich(catalogueMessages.resultsFor, { query: submitted });
  let body: ReactNode;
  if (submitted === "") {
    title = popular.length > 0 ? t(catalogueMessages.mostOrdered) : null;
    body = <ProductList {...list} products={popular} />;
  } else if (status === "failed" && products.length === 0) {
    body = <ErrorState level={3} onRetry={onRetry} className="min-h-[40svh]" />;
  } else if (status === "loading") {
    body = (
      <SkeletonGroup>
        <ProductListSkeleton layout={layout} count={6} />
      </SkeletonGroup>
    );
  } else if (products.length === 0) {
    title = null;
    body = (
      <EmptyState
        level={2}
        role="status"
        picture={<EmptyPlate />}
        title={rich(catalogueMessages.nothingFound, { query: submitted })}
        text={t(catalogueMessages.nothingInMenu)}
        action={<Button href={storeHref}>{t(catalogueMessages.menu)}</Button>}
      />
    );
  } else {
    body = (
      <>
        <ProductList {...list} products={products} pendingCount={loadingMore ? 4 : 0} />
        <ListEnd
          auto
          status={loadingMore ? "loading" : status === "failed" ? "failed" : "ready"}
          onLoadMore={onLoadMore}
          onRetry={onRetry}
        />
      </>
    );
  }

  return (
    <StoreFrame data-slot="store-search-screen" {...rest} {...{ cart, cartPanel, preorder }}>
      <div
        data-phone-header="own"
        className="sticky top-0 z-bar flex min-h-header items-center gap-3 bg-bg px-gutter py-2 desktop:top-header-desktop desktop:px-0"
      >
        <IconButton href={storeHref} icon={ArrowLeft} flip aria-label={t(commonMessages.back)} />
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- test environments do not support the search element yet */}
        <form
          role="search"
          // For browsers without scripts.
          action={storeHref}
          className="min-w-0 flex-1"
          onSubmit={(event) => event.preventDefault()}
        >
          <SearchField
            name="q"
            label={t(catalogueMessages.searchMenu)}
            placeholder={store && t(catalogueMessages.searchIn, { name: store.name })}
            value={query}
            onValueChange={onQueryChange}
            loading={loading}
            maxLength={80}
            // The customer has just asked for the field.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={submitted === ""}
          />
        </form>
      </div>
      <div ref={menu} className="px-gutter pt-2 pb-10 desktop:px-0 desktop:pb-16">
        <h1 tabIndex={-1} data-slot="page-title" className="sr-only">
          {store ? rich(catalogueMessages.searchIn, { name: store.name }) : t(catalogueMessages.searchMenu)}
        </h1>
        {store && (!orderable || store.preorder_from !== null) && (
          <div className="pb-3">
            <StoreNotice store={store} />
          </div>
        )}
        <div aria-busy={loading || undefined}>
          {correctedQuery !== null && products.length > 0 && (
            <p role="status" data-slot="search-corrected" className="pb-2 text-muted">
              {rich(catalogueMessages.correctedTo, {
                corrected: <strong className="font-semibold text-text">{correctedQuery}</strong>,
                query: submitted,
              })}
            </p>
          )}
          {title !== null && (
            <h2
              data-layout={layout}
              className="pt-1 text-heading heading data-[layout=grid]:mb-3 desktop:mb-3.5"
            >
              {title}
            </h2>
          )}
          {body}
        </div>
      </div>
    </StoreFrame>
  );
}
