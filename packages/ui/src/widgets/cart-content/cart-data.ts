import type { ReactNode } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import type { PictureSource } from "../../primitives/picture/index.js";
import type { CartLineData } from "../cart-line/index.js";
import type { ParkedCartData } from "../parked-carts/index.js";
import type { PriceSummaryData } from "../price-summary/index.js";

/** Summary of a store. */
export interface StoreSummaryData {
  id: string;
  name: string;
  logo: PictureSource | null;
  /** Background of the initial shown without a logo, `#rrggbb`. */
  brand_color: string;
}

/** A reason why the cart cannot be ordered. The server words it. */
export interface QuoteProblemData {
  code: string;
  message: string;
  /** Id of the affected line. */
  item_id?: string | undefined;
}

/** The cart's current costs, and what prevents an order. */
export interface CartQuoteData extends PriceSummaryData {
  min_order_missing: number;
  free_delivery_missing: number | null;
  problems: readonly QuoteProblemData[];
}

export interface CartStoreData extends StoreSummaryData {
  min_order: number;
  delivery_time: { min: number; max: number };
}

/** The customer's cart. */
export interface CartData<L extends CartLineData = CartLineData> {
  vendor: CartStoreData | null;
  items: readonly L[];
  /** Null for an empty cart and while it is being computed. */
  quote: CartQuoteData | null;
  /** Parked carts of other stores. */
  parked?: readonly ParkedCartData[] | undefined;
}

/** A product of the same store that reaches the minimum order. It has no required choices. */
export interface CartSuggestionData {
  id: string;
  name: string;
  image: PictureSource | null;
  /** In minor units. */
  price: number;
  onAdd: () => void;
}

/** State and actions of the cart, as panel, drawer and page show it. */
export interface CartViewModel<L extends CartLineData = CartLineData> {
  status: AsyncStatus;
  data: CartData<L> | undefined;
  /** Number of skeleton lines while it loads, 2 by default. */
  expectedLines?: number | undefined;
  /** Retries after a failure. */
  onRetry: () => void;
  /** Receives the desired quantity; 0 removes the line. */
  onQuantityChange: (line: L, quantity: number) => void;
  /** Empties the cart (REQ-CART-06). Without it, the cart has no such button. */
  onClear?: (() => void) | undefined;
  /** Whether the cart is being emptied. */
  loadingClear?: boolean | undefined;
  /** Called when plus is clicked at the stock limit. */
  onLimit?: ((line: L) => void) | undefined;
  /** Ids of lines with a pending change. */
  loadingLines?: ReadonlySet<string> | undefined;
  /** Whether the quote is being recomputed. */
  loadingQuote?: boolean | undefined;
  storeHref: (storeId: string) => string;
  /** The product sheet for editing a line. Without it, lines have no Edit link. */
  lineHref?: ((line: L) => string) | undefined;
  checkoutHref: string;
  /** Link target of the empty cart. */
  browseHref: string;
  /** The customer is not signed in: the cart asks for it (REQ-AUTH-31). */
  signInHref?: string | undefined;
  /** A `CouponField`. It shows the coupon's problems itself. */
  coupon?: ReactNode;
  /** Products that reach the minimum order, shown below it. Two are enough. */
  suggestions?: readonly CartSuggestionData[] | undefined;
  /** Called when one of its links is followed, so that a drawer can close. */
  onNavigate?: (() => void) | undefined;
  /** Restores a parked cart. Without it, parked carts are not shown. */
  onRestore?: ((vendorId: string) => void) | undefined;
  /** Id of the store whose parked cart is being restored. */
  loadingStoreId?: string | null | undefined;
}
