"use client";
import { Rail } from "../../primitives/rail/index.js";
import { revealOnScroll } from "../../theme/reveal-on-scroll.js";
import { CategoryRail } from "../../widgets/category-rail/index.js";
import { CollectionCard } from "../../widgets/collection-card/index.js";
import { CouponTicket } from "../../widgets/coupon-ticket/index.js";
import { favouriteProps } from "../../widgets/favourite-button/index.js";
import { HeroBanners } from "../../widgets/hero-banner/index.js";
import { ProductCard } from "../../widgets/product-card/index.js";
import { ReorderCard } from "../../widgets/reorder-card/index.js";
import { StoreCard } from "../../widgets/store-card/index.js";
import type { HomeScreenProps } from "./home-screen-props.js";

/** The rails of home, in the server's order. */
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
  let firstStores = true;
  return home?.rails.map((rail) => {
    if (rail.items.length === 0) return null;
    const frame = {
      ref: revealOnScroll,
      title: rail.title,
      seeAllHref: hrefs.all?.(rail.kind),
      className: "my-8",
    };
    switch (rail.kind) {
      case "banners":
        return (
          <HeroBanners
            key={rail.id}
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
              key={rail.id}
              ref={revealOnScroll}
              label={rail.title}
              items={rail.items}
              categoryHref={hrefs.category}
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
                favourite={favouriteProps(favourites, store.id)}
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
                  loading={reorder.loadingId === order.id}
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
                  favourite={favouriteProps(productFavourites, product.id)}
                />
              ))}
            </Rail>
          )
        );
      }
    }
  });
}
