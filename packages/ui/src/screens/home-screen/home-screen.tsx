"use client";
import { useState, type ComponentProps, type ReactNode } from "react";
import { useText, catalogueWords } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { EmptyPlate } from "../../primitives/empty-plate/index.js";
import { EmptyState } from "../../primitives/empty-state/index.js";
import { Rail } from "../../primitives/rail/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { join } from "../../theme/join.js";
import { riseOnView } from "../../theme/rise-on-view.js";
import {
  CategoryRail,
  CategoryRailSkeleton,
  type CategoryTileData,
} from "../../widgets/category-rail/index.js";
import { CollectionCard, type CollectionCardData } from "../../widgets/collection-card/index.js";
import { CouponTicket, type CouponData } from "../../widgets/coupon-ticket/index.js";
import { favouriteOf, type CardFavourites } from "../../widgets/favourite-button/index.js";
import { HeroBanners, HeroBannersSkeleton, type BannerData } from "../../widgets/hero-banner/index.js";
import { OrderTypeSwitch, type OrderTypeSwitchProps } from "../../widgets/order-type-switch/index.js";
import { ProductCard, type ProductCardData } from "../../widgets/product-card/index.js";
import { ProblemState } from "../../widgets/problem-state/index.js";
import { ReorderCard, type ReorderData } from "../../widgets/reorder-card/index.js";
import { SearchLink } from "../../widgets/search-link/index.js";
import { StoreCard, StoreCardSkeleton, type StoreCardData } from "../../widgets/store-card/index.js";

/** One rail of home, as the panel delivers it. */
export type HomeRailData = { id: string; title: string } & (
  | { kind: "banners"; items: readonly BannerData[] }
  | { kind: "categories"; items: readonly CategoryTileData[] }
  | { kind: "collections"; items: readonly CollectionCardData[] }
  | { kind: "stores"; items: readonly StoreCardData[] }
  | { kind: "products"; items: readonly ProductCardData[] }
  | { kind: "coupons"; items: readonly CouponData[] }
  | { kind: "order_again"; items: readonly ReorderData[] }
);
export interface HomeData {
  rails: readonly HomeRailData[];
}

/** Where things lead. A rail whose things lead nowhere is not shown. */
export interface HomeHrefs {
  store: (id: string) => string;
  category?: ((id: string) => string) | undefined;
  collection?: ((id: string) => string) | undefined;
  product?: ((product: { id: string; vendor_id: string }) => string) | undefined;
  /** Where a coupon can be used or is kept. */
  coupon?: ((coupon: CouponData) => string) | undefined;
  order?: ((orderId: string) => string) | undefined;
  /** Everything of a rail, where there is a page of it. */
  all?: ((kind: HomeRailData["kind"]) => string | undefined) | undefined;
}

export interface HomeScreenProps extends Omit<ComponentProps<"div">, "children"> {
  status: "loading" | "ready" | "failed";
  home?: HomeData | undefined;
  hrefs: HomeHrefs;
  /** Loads home again. */
  onRetry: () => void;
  /** First name of the customer, when signed in. */
  customerName?: string | null | undefined;
  /** Delivery, pick up, dine in: when the app filters by it. */
  orderType?: Pick<OrderTypeSwitchProps, "options" | "value" | "onChange"> | undefined;
  /** The search screen, for the box on phones. */
  searchHref?: string | undefined;
  /** "Order again" was pressed: puts that order into the cart. Without it the rail of past orders is not shown. */
  reorder?: { onReorder: (orderId: string) => void; busyId: string | null } | undefined;
  /** Seconds until the next offer comes by itself; 0, the default, for never. */
  offersInterval?: number | undefined;
  /** Which stores the customer keeps; without it cards have no hearts. */
  favourites?: CardFavourites | undefined;
  /** The same of products. */
  productFavourites?: CardFavourites | undefined;
}

/** Hour of the day in Qatar, three hours ahead of UTC all year. */
const qatarHour = (date: Date) => (date.getUTCHours() + 3) % 24;

const greetings = {
  morning: { plain: catalogueWords.morning, named: catalogueWords.morningNamed },
  afternoon: { plain: catalogueWords.afternoon, named: catalogueWords.afternoonNamed },
  evening: { plain: catalogueWords.evening, named: catalogueWords.eveningNamed },
} as const;

function Greeting({ name }: { name: string | null | undefined }) {
  const { t, rich } = useText();
  const [hour] = useState(() => qatarHour(new Date()));
  const part = hour >= 4 && hour < 12 ? "morning" : hour >= 12 && hour < 17 ? "afternoon" : "evening";
  return name ? rich(greetings[part].named, { name }) : t(greetings[part].plain);
}

function Rails({
  home,
  hrefs,
  favourites,
  productFavourites,
  reorder,
  offersInterval,
}: Pick<
  HomeScreenProps,
  "home" | "hrefs" | "favourites" | "productFavourites" | "reorder" | "offersInterval"
>) {
  let firstStores = true;
  return home?.rails.map((rail) => {
    if (rail.items.length === 0) return null;
    const frame = {
      ref: riseOnView,
      title: rail.title,
      seeAllHref: hrefs.all?.(rail.kind),
      className: "my-8",
    };
    switch (rail.kind) {
      case "banners":
        return (
          <HeroBanners
            key={rail.id}
            ref={riseOnView}
            label={rail.title}
            items={rail.items}
            interval={offersInterval}
            className="my-5.5"
          />
        );
      case "categories":
        return (
          hrefs.category && (
            <CategoryRail
              key={rail.id}
              ref={riseOnView}
              label={rail.title}
              items={rail.items}
              hrefOf={hrefs.category}
              className="my-5"
            />
          )
        );
      case "stores": {
        const eager = firstStores;
        firstStores = false;
        return (
          <Rail key={rail.id} {...frame} columns={4} className="mt-7 mb-8">
            {rail.items.map((store, i) => (
              <StoreCard
                key={store.id}
                store={store}
                href={hrefs.store(store.id)}
                eager={eager && i < 4}
                favourite={favouriteOf(favourites, store.id)}
              />
            ))}
          </Rail>
        );
      }
      case "collections": {
        const { collection: href } = hrefs;
        return (
          href && (
            <Rail key={rail.id} {...frame} columns={4}>
              {rail.items.map((collection) => (
                <CollectionCard key={collection.id} collection={collection} href={href(collection.id)} />
              ))}
            </Rail>
          )
        );
      }
      case "coupons": {
        const { coupon: href } = hrefs;
        return (
          href && (
            <Rail key={rail.id} {...frame} columns={3}>
              {rail.items.map((coupon) => (
                <CouponTicket
                  key={coupon.id}
                  coupon={coupon}
                  href={href(coupon)}
                  className="w-82 max-w-[calc(100vw-3.5rem)] desktop:max-w-none"
                />
              ))}
            </Rail>
          )
        );
      }
      case "order_again": {
        const { order: href } = hrefs;
        return (
          href &&
          reorder && (
            <Rail key={rail.id} {...frame} columns={3}>
              {rail.items.map((order) => (
                <ReorderCard
                  key={order.id}
                  order={order}
                  href={href(order.id)}
                  onReorder={() => reorder.onReorder(order.id)}
                  busy={reorder.busyId === order.id}
                />
              ))}
            </Rail>
          )
        );
      }
      case "products": {
        const { product: href } = hrefs;
        return (
          href && (
            <Rail key={rail.id} {...frame} columns={6}>
              {rail.items.map((product) => (
                <ProductCard
                  key={product.id}
                  product={product}
                  href={href(product)}
                  layout="tile"
                  favourite={favouriteOf(productFavourites, product.id)}
                />
              ))}
            </Rail>
          )
        );
      }
    }
  });
}

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

/** The first screen: what is there to eat and to buy, in rails (spec section 2, /). */
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
  className,
  ...rest
}: HomeScreenProps) {
  const { t } = useText();
  const browseHref = hrefs.all?.("categories");
  let body: ReactNode;
  if (status === "loading") body = <HomeSkeleton />;
  else if (status === "failed" || !home)
    body = <ProblemState kind="failed" onRetry={onRetry} className="min-h-[60svh]" />;
  else if (home.rails.every((rail) => rail.items.length === 0))
    body = (
      <EmptyState
        picture={<EmptyPlate />}
        title={t(catalogueWords.noRails)}
        text={t(catalogueWords.noRailsText)}
        action={browseHref && <Button href={browseHref}>{t(catalogueWords.allCategories)}</Button>}
        className="min-h-[60svh]"
      />
    );
  else body = <Rails {...{ home, hrefs, favourites, productFavourites, reorder, offersInterval }} />;
  return (
    <div
      data-slot="home-screen"
      {...rest}
      className={join("page wrap-anywhere pb-6 desktop:pb-16", className)}
    >
      {searchHref && <SearchLink href={searchHref} className="mt-1 desktop:hidden" />}
      <div className="flex items-center justify-between gap-6 desktop:pt-3">
        <h1
          tabIndex={-1}
          data-slot="page-title"
          className={join(
            "outline-none desktop:display",
            searchHref ? "max-desktop:sr-only" : "max-desktop:mt-1 max-desktop:text-f5 max-desktop:heading",
          )}
        >
          <Greeting name={customerName} />
        </h1>
        {orderType && <OrderTypeSwitch {...orderType} wide className="max-desktop:mt-4 max-desktop:w-full" />}
      </div>
      {body}
    </div>
  );
}
