import type { ComponentProps, ReactNode } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import type { CategoryTileData } from "../../widgets/category-rail/index.js";
import type { CollectionCardData } from "../../widgets/collection-card/index.js";
import type { CouponData } from "../../widgets/coupon-ticket/index.js";
import type { CardFavourites } from "../../widgets/favourite-button/index.js";
import type { BannerData } from "../../widgets/hero-banner/index.js";
import type { OrderTypeSwitchProps } from "../../widgets/order-type-switch/index.js";
import type { ProductCardData } from "../../widgets/product-card/index.js";
import type { ReorderData } from "../../widgets/reorder-card/index.js";
import type { StoreCardData } from "../../widgets/store-card/index.js";

/** One rail of home, as the server returns it. "See all" leads to its `link`. */
export type HomeRailData = { id: string; title: string; link?: string | undefined } & (
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

/** Links of the entries. A rail without links is hidden. */
export interface HomeHrefs {
  store: (id: string) => string;
  category?: ((id: string) => string) | undefined;
  collection?: ((id: string) => string) | undefined;
  product?: ((product: { id: string; vendor_id: string }) => string) | undefined;
  /** Link of a coupon. */
  coupon?: ((coupon: CouponData) => string) | undefined;
  order?: ((orderId: string) => string) | undefined;
  /** All stores: "See all" of the feed. */
  allStores?: string | undefined;
  /** All categories, offered where there are no rails. */
  allCategories?: string | undefined;
}

export interface HomeScreenProps extends Omit<ComponentProps<"div">, "children"> {
  status: AsyncStatus;
  home?: HomeData | undefined;
  hrefs: HomeHrefs;
  /** Retries loading. */
  onRetry: () => void;
  /** First name of the signed-in customer. */
  customerName?: string | null | undefined;
  /** Filter by delivery, pickup or dine-in. */
  orderType?: Pick<OrderTypeSwitchProps, "options" | "value" | "onValueChange"> | undefined;
  /** Link of the search box; phones only. */
  searchHref?: string | undefined;
  /** Puts a past order into the cart. Without it, the rail of past orders is hidden. */
  reorder?: { onReorder: (orderId: string) => void; loadingId: string | null } | undefined;
  /** Seconds until the banners advance; 0 (default) turns autoplay off. */
  offersInterval?: number | undefined;
  /** Favourite stores; without it, cards have no heart. */
  favourites?: CardFavourites | undefined;
  /** Favourite products; without it, cards have no heart. */
  productFavourites?: CardFavourites | undefined;
  /** All stores, as the last section: a lazy component with a `StoreFeed`. It mounts when it comes near the window. */
  feed?: ReactNode;
}
