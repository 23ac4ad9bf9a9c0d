import { createOrder, orderFamilyBasket, quoteCart, quoteFamilyBasket } from "@talabee/contract";
import { paths } from "../../platform/index.js";
import type { OrderSource } from "./order-source.js";

/** Calls and page of each source. */
export const orderCalls = {
  cart: {
    order: createOrder,
    quote: quoteCart,
    /** Queries that a refused order shows to be outdated. */
    stale: ["cart", "quote"],
    page: paths.checkout,
  },
  family: {
    order: orderFamilyBasket,
    quote: quoteFamilyBasket,
    stale: ["family", "quote"],
    page: paths.familyOrder,
  },
} as const satisfies Record<OrderSource, object>;
