"use client";
import { Suspense, useState, type ReactNode } from "react";
import { cx } from "../../lib/cx.js";
import { useIsServerRendered } from "../../lib/use-hydrated.js";
import { Rail } from "../../primitives/rail/index.js";
import { revealOnScroll } from "../../theme/reveal-on-scroll.js";
import { CategoryRail } from "../../widgets/category-rail/index.js";
import { favouriteProps } from "../../widgets/favourite-button/index.js";
import { HeroBanners } from "../../widgets/hero-banner/index.js";
import { StoreCard } from "../../widgets/store-card/index.js";
import type { HomeRailData, HomeScreenProps } from "./home-screen-props.js";
import { CollectionCard, CouponTicket, ProductCard, ReorderCard } from "./lazy-components.js";

/** Number of rails that the first screen shows, on a phone and on a desktop. */
const FIRST_SCREEN_RAILS = 3;

/** Height of a row that is not mounted yet: that of cards with texts of usual length. */
const placeholderClass: Record<HomeRailData["kind"], string | undefined> = {
  // These two are always mounted.
  banners: undefined,
  categories: undefined,
  stores: "min-h-63.75 arabic:min-h-66.75 desktop:min-h-66.75 desktop:arabic:min-h-69.75",
  coupons: "min-h-69.5 arabic:min-h-77 desktop:min-h-46.5 desktop:arabic:min-h-52",
  collections: "min-h-49.75 arabic:min-h-50.75 desktop:min-h-65.75 desktop:arabic:min-h-66.75",
  order_again: "min-h-34.5 arabic:min-h-36.5",
  products: "min-h-66.5 arabic:min-h-70.5 desktop:min-h-75.75 desktop:arabic:min-h-79.75",
};

/**
 * The rails of home, in the server's order. Each has its own boundary: React hydrates them one by one, and the one that
 * the customer touches first.
 */
export function HomeRails({
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
  const isServerRendered = useIsServerRendered();
  const render = (rail: HomeRailData, at: number): ReactNode => {
    const frame = {
      // Stores come with the page; a boundary that still waits for its code while the page is hydrated must not be updated.
      lazy: at >= FIRST_SCREEN_RAILS || rail.kind !== "stores",
      placeholderClassName: placeholderClass[rail.kind],
      ref: revealOnScroll,
      title: rail.title,
      seeAllHref: rail.link,
      className: "my-8",
    };
    const later = (id: string, card: ReactNode) => (
      <Suspense
        key={id}
        fallback={<div className={cx("w-70 desktop:w-full", placeholderClass[rail.kind])} />}
      >
        {card}
      </Suspense>
    );
    switch (rail.kind) {
      case "banners":
        return (
          <HeroBanners
            ref={revealOnScroll}
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
              ref={revealOnScroll}
              label={rail.title}
              items={rail.items}
              categoryHref={hrefs.category}
              className="my-5"
            />
          )
        );
      case "stores":
        return (
          <Rail {...frame} columns={4} className="mt-7 mb-8">
            {rail.items.map((store, place) => (
              <StoreCard
                // The stores that reach a customer's address replace a guest's where they are, instead of moving them.
                key={isServerRendered ? place : store.id}
                store={store}
                href={hrefs.store(store.id)}
                favourite={favouriteProps(favourites, store.id)}
              />
            ))}
          </Rail>
        );
      case "collections": {
        const { collection: href } = hrefs;
        return (
          href && (
            <Rail {...frame} columns={4}>
              {rail.items.map((collection) =>
                later(collection.id, <CollectionCard collection={collection} href={href(collection.id)} />),
              )}
            </Rail>
          )
        );
      }
      case "coupons": {
        const { coupon: href } = hrefs;
        return (
          href && (
            <Rail {...frame} columns={3}>
              {rail.items.map((coupon) =>
                later(
                  coupon.id,
                  <CouponTicket
                    coupon={coupon}
                    href={href(coupon)}
                    className="w-82 max-w-[calc(100vw-3.5rem)] desktop:max-w-none"
                  />,
                ),
              )}
            </Rail>
          )
        );
      }
      case "order_again": {
        const { order: href } = hrefs;
        return (
          href &&
          reorder && (
            // Desktops have the newest one beside the greeting.
            <Rail {...frame} className="my-8 desktop:hidden">
              {rail.items.map((order) =>
                later(
                  order.id,
                  <ReorderCard
                    order={order}
                    href={href(order.id)}
                    onReorder={() => reorder.onReorder(order.id)}
                    loading={reorder.loadingId === order.id}
                  />,
                ),
              )}
            </Rail>
          )
        );
      }
      case "products": {
        const { product: href } = hrefs;
        return (
          href && (
            <Rail {...frame} columns={6}>
              {rail.items.map((product) =>
                later(
                  product.id,
                  <ProductCard
                    product={product}
                    href={href(product)}
                    layout="tile"
                    favourite={favouriteProps(productFavourites, product.id)}
                  />,
                ),
              )}
            </Rail>
          )
        );
      }
    }
    // The server may know kinds that this version does not.
    rail satisfies never;
    return null;
  };
  return useSteadyRails(home).map((rail, at) => <Suspense key={rail.id}>{render(rail, at)}</Suspense>);
}

/**
 * The rails that have items. On a page that was rendered for a guest, those that a customer's own data adds follow the
 * first screen, so that they move nothing visible.
 */
function useSteadyRails(home: HomeScreenProps["home"]): readonly HomeRailData[] {
  const isServerRendered = useIsServerRendered();
  const rails = home?.rails.filter(({ items }) => items.length > 0) ?? [];
  const [firstIds] = useState(() => new Set(rails.map(({ id }) => id)));
  if (!isServerRendered) return rails;
  const [known, added] = [true, false].map((isKnown) =>
    rails.filter(({ id }) => firstIds.has(id) === isKnown),
  );
  return known!.toSpliced(FIRST_SCREEN_RAILS, 0, ...added!);
}
