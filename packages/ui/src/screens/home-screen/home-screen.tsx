"use client";
import { Suspense, type ReactNode } from "react";
import { useMessages, catalogueMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { EmptyPlate } from "../../primitives/empty-plate/index.js";
import { EmptyState } from "../../primitives/empty-state/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { cx } from "../../lib/cx.js";
import { CategoryRailSkeleton } from "../../widgets/category-rail/index.js";
import { HeroBannersSkeleton } from "../../widgets/hero-banner/index.js";
import { SearchLink } from "../../widgets/search-link/index.js";
import { StoreCardSkeleton } from "../../widgets/store-card/index.js";
import { HomeFeed } from "./home-feed.js";
import { HomeRails } from "./home-rails.js";
import { Greeting } from "./greeting.js";
import type { HomeScreenProps } from "./home-screen-props.js";
import { OrderTypeSwitch, ReorderCard } from "./lazy-components.js";

function HomeSkeleton() {
  return (
    <SkeletonGroup>
      <div className="my-5">
        <CategoryRailSkeleton />
      </div>
      <HeroBannersSkeleton className="my-5.5" />
      <div className="mt-7 mb-3.5 flex justify-between">
        <Skeleton className="h-5 w-37" />
        <Skeleton className="w-14" />
      </div>
      <div className="-me-gutter flex gap-4 overflow-clip desktop:me-0 desktop:grid desktop:grid-cols-4 desktop:gap-5">
        {[0, 1, 2, 3].map((i) => (
          <StoreCardSkeleton key={i} />
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** The newest past order, which desktops show beside the greeting instead of a rail. */
function lastOrderOf({ home, hrefs, reorder }: Pick<HomeScreenProps, "home" | "hrefs" | "reorder">) {
  const order = home?.rails.find((rail) => rail.kind === "order_again")?.items[0];
  return (
    order &&
    hrefs.order &&
    reorder && {
      order,
      href: hrefs.order(order.id),
      onReorder: () => reorder.onReorder(order.id),
      loading: reorder.loadingId === order.id,
    }
  );
}

/** Home: stores, products and offers in rails (REQ-ROUTE-05). */
export function HomeScreen({
  status,
  home,
  hrefs,
  onRetry,
  customerName,
  orderType,
  searchHref,
  favourites,
  productFavourites,
  reorder,
  offersInterval,
  feed,
  className,
  ...rest
}: HomeScreenProps) {
  const { t } = useMessages();
  const browseHref = hrefs.allCategories;
  const lastOrder = lastOrderOf({ home, hrefs, reorder });
  let body: ReactNode;
  if (status === "loading") body = <HomeSkeleton />;
  else if (status === "failed" || !home) body = <ErrorState onRetry={onRetry} className="min-h-[60svh]" />;
  else if (home.rails.every((rail) => rail.items.length === 0))
    body = (
      <EmptyState
        picture={<EmptyPlate />}
        title={t(catalogueMessages.noRails)}
        text={t(catalogueMessages.noRailsText)}
        action={browseHref && <Button href={browseHref}>{t(catalogueMessages.allCategories)}</Button>}
        className="min-h-[60svh]"
      />
    );
  else
    body = (
      <>
        <HomeRails {...{ home, hrefs, favourites, productFavourites, reorder, offersInterval }} />
        {feed && (
          <HomeFeed title={t(catalogueMessages.everyStore)} seeAllHref={hrefs.allStores}>
            {feed}
          </HomeFeed>
        )}
      </>
    );
  return (
    <div data-slot="home-screen" {...rest} className={cx("page wrap-anywhere pb-6 desktop:pb-16", className)}>
      {searchHref && <SearchLink href={searchHref} className="mt-1 desktop:hidden" />}
      {/* On desktop the row is as high as the card of the last order, which comes after the page was rendered. */}
      <div className="flex items-center justify-between gap-6 desktop:min-h-20.5 desktop:pt-5 desktop:arabic:min-h-21.5">
        <h1
          tabIndex={-1}
          data-slot="page-title"
          className={cx(
            "outline-none desktop:display",
            searchHref
              ? "max-desktop:sr-only"
              : "max-desktop:mt-1 max-desktop:text-title max-desktop:heading",
          )}
        >
          <Greeting name={customerName} />
        </h1>
        {lastOrder && (
          <Suspense>
            <ReorderCard
              order={lastOrder.order}
              layout="row"
              href={lastOrder.href}
              onReorder={lastOrder.onReorder}
              loading={lastOrder.loading}
              className="min-w-0 max-desktop:hidden"
            />
          </Suspense>
        )}
        {orderType && (
          <Suspense fallback={<div className="min-h-11 max-desktop:mt-4" />}>
            <OrderTypeSwitch {...orderType} wide className="max-desktop:mt-4 max-desktop:w-full" />
          </Suspense>
        )}
      </div>
      {body}
    </div>
  );
}
