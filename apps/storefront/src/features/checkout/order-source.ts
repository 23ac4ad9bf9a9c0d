import { createOrder, orderFamilyBasket, quoteCart, quoteFamilyBasket } from "@talabee/contract";
import { paths } from "../../platform/index.js";

/** What is ordered from: the customer's cart, or the basket of their family. */
export type OrderSource = "cart" | "family";

/** Calls, storage and page of each source. */
export const orderSources = {
  cart: {
    order: createOrder,
    quote: quoteCart,
    /** Queries that a refused order shows to be outdated. */
    stale: ["cart", "quote"],
    page: paths.checkout,
    /** Session storage key of what was typed and chosen; goes with the tab, and with the order. */
    draftKey: "talabee_CHECKOUT",
    /** Session storage key of the attempt, which survives a reload during the call. */
    attemptKey: "talabee_CHECKOUT_ATTEMPT",
  },
  family: {
    order: orderFamilyBasket,
    quote: quoteFamilyBasket,
    stale: ["family", "quote"],
    page: paths.familyOrder,
    draftKey: "talabee_CHECKOUT_FAMILY",
    attemptKey: "talabee_CHECKOUT_ATTEMPT_FAMILY",
  },
} as const;

/** Both sources, for what concerns the orders of all. */
export const ORDER_SOURCES = Object.keys(orderSources) as OrderSource[];
