/** What is ordered from: the customer's cart, or the basket of their family. */
export type OrderSource = "cart" | "family";

/** Storage keys of each source. In a module of its own: sign-out clears them, so every page loads it. */
export const orderSources = {
  cart: {
    /** Session storage key of what was typed and chosen; goes with the tab, and with the order. */
    draftKey: "talabee_CHECKOUT",
    /** Session storage key of the attempt, which survives a reload during the call. */
    attemptKey: "talabee_CHECKOUT_ATTEMPT",
  },
  family: {
    draftKey: "talabee_CHECKOUT_FAMILY",
    attemptKey: "talabee_CHECKOUT_ATTEMPT_FAMILY",
  },
} as const satisfies Record<OrderSource, object>;

/** Both sources, for what concerns the orders of all. */
export const ORDER_SOURCES = Object.keys(orderSources) as OrderSource[];
