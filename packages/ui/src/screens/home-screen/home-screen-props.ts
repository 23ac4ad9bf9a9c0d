import type { ComponentProps } from "react";
import type { CardFavourites } from "../../widgets/favourite-button/index.js";
import type { OrderTypeSwitchProps } from "../../widgets/order-type-switch/index.js";
import type { HomeData, HomeHrefs } from "./home-rails.js";

export interface HomeScreenProps extends Omit<ComponentProps<"div">, "children"> {
  status: "loading" | "ready" | "failed";
  home?: HomeData | undefined;
  hrefs: HomeHrefs;
  /** Loads home again. */
  onRetry: () => void;
  /** First name of the customer, when signed in. */
  customerName?: string | null | undefined;
  /** Delivery, pick up, dine in: when the app filters by it. */
  orderType?: Pick<OrderTypeSwitchProps, "options" | "value" | "onValueChange"> | undefined;
  /** The search screen, for the box on phones. */
  searchHref?: string | undefined;
  /** "Order again" was pressed: puts that order into the cart. Without it the rail of past orders is not shown. */
  reorder?: { onReorder: (orderId: string) => void; loadingId: string | null } | undefined;
  /** Seconds until the next offer comes by itself; 0, the default, for never. */
  offersInterval?: number | undefined;
  /** Which stores the customer keeps; without it cards have no hearts. */
  favourites?: CardFavourites | undefined;
  /** The same of products. */
  productFavourites?: CardFavourites | undefined;
}
