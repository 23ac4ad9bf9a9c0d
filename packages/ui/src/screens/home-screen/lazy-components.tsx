"use client";
import { lazy } from "react";
import { persistently } from "../../lib/next-chance.js";

// What few pages of home show at first, and cards of rails below the first screen: their code comes with them.

export const CollectionCard = lazy(() =>
  persistently(async () => ({
    default: (await import("../../widgets/collection-card/index.js")).CollectionCard,
  })),
);

export const CouponTicket = lazy(() =>
  persistently(async () => ({
    default: (await import("../../widgets/coupon-ticket/index.js")).CouponTicket,
  })),
);

export const ProductCard = lazy(() =>
  persistently(async () => ({
    default: (await import("../../widgets/product-card/index.js")).ProductCard,
  })),
);

/** For customers who have ordered before. */
export const ReorderCard = lazy(() =>
  persistently(async () => ({
    default: (await import("../../widgets/reorder-card/index.js")).ReorderCard,
  })),
);

export const OrderTypeSwitch = lazy(() =>
  persistently(async () => ({
    default: (await import("../../widgets/order-type-switch/index.js")).OrderTypeSwitch,
  })),
);
