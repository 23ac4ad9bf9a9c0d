import { type Call, collection, home, order, product, store, trackOrder } from "@talabee/contract";
import { type ComponentType, lazy } from "react";

/** A screen under its address, in code of its own that is loaded on demand. */
export type Screen = ReturnType<typeof screen>;

/** `reads` is what it reads first, each with the parameter of the address that names it. */
function screen(
  path: string,
  load: () => Promise<{ default: ComponentType }>,
  ...reads: (readonly [Call, parameter?: string])[]
) {
  return { path, load, Part: lazy(load), reads };
}

/** Signing in and registering. */
export const authScreens = [
  screen("/auth", () => import("../routes/auth.js")),
  screen("/auth/resetPassword", () => import("../routes/reset-password.js")),
];

/** For those whose e-mail is being verified. */
export const verificationScreens = [
  screen("/auth/verfied", () => import("../routes/verify.js")),
  screen("/auth/success_verify", () => import("../routes/verified.js")),
];

/** What is still missing about somebody who has signed in. */
export const userInfoScreen = screen("/auth/userinfo", () => import("../routes/user-info.js"));

/** The shop, for guests too. */
export const shopScreens = [
  screen("/", () => import("../routes/home.js"), [home]),
  screen("/categories", () => import("../routes/categories.js")),
  screen("/search", () => import("../routes/search.js")),
  screen("/search/:categoryId", () => import("../routes/search-category.js")),
  screen("/collection/:collectionId", () => import("../routes/collection.js"), [collection, "collectionId"]),
  screen("/vendor-coupons", () => import("../routes/vendor-coupons.js")),
  screen("/favourite", () => import("../routes/favourite.js")),
  screen("/store/:storeId", () => import("../routes/store.js"), [store, "storeId"]),
  screen("/store/:storeId/cat/:catId", () => import("../routes/store-category.js"), [store, "storeId"]),
  screen("/store/:storeId/reviews", () => import("../routes/store-reviews.js")),
  screen("/cart", () => import("../routes/cart.js")),
  screen("/apply/:type", () => import("../routes/apply.js")),
  screen("/joinFamily", () => import("../routes/join-family.js")),
  screen("/contact", () => import("../routes/contact.js")),
  ...["/about", "/terms", "/privacy"].map((path) => screen(path, () => import("../routes/content-page.js"))),
];

/** A product's sheet, by the address of the screen that it lies over. */
export const sheets = new Map(
  [
    screen("/collection/:collectionId/product/:productId", () => import("../routes/collection-product.js"), [
      product,
      "productId",
    ]),
    screen("/store/:storeId/product/:productId", () => import("../routes/product.js"), [
      product,
      "productId",
    ]),
  ].map((sheet) => [sheet.path.replace("/product/:productId", ""), sheet]),
);

/** What is somebody's own. */
export const personalScreens = [
  screen("/checkout", () => import("../routes/checkout.js")),
  screen("/orders", () => import("../routes/orders.js")),
  screen("/orders/:orderId", () => import("../routes/order.js"), [order, "orderId"]),
  screen(
    "/orders/:orderId/track",
    () => import("../routes/track-order.js"),
    [order, "orderId"],
    [trackOrder, "orderId"],
  ),
  screen("/orders/:orderId/receipt", () => import("../routes/order-receipt.js"), [order, "orderId"]),
  screen("/orders/:orderId/review", () => import("../routes/order-review.js"), [order, "orderId"]),
  screen("/profile", () => import("../routes/profile.js")),
  screen("/profile/edit", () => import("../routes/profile-edit.js")),
  screen("/profile/password", () => import("../routes/profile-password.js")),
  screen("/address", () => import("../routes/address.js")),
  screen("/wallet", () => import("../routes/wallet.js")),
  screen("/payments", () => import("../routes/payments.js")),
  screen("/pay-bill", () => import("../routes/pay-bill.js")),
  screen("/coupons", () => import("../routes/coupons.js")),
  screen("/notifications", () => import("../routes/notifications.js")),
  screen("/joinFamily/order", () => import("../routes/family-order.js")),
];

/** Whatever has no other screen. */
export const notFoundScreen = screen("*", () => import("../routes/not-found.js"));
