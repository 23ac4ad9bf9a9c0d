import { type Call, collection, home, order, product, store, trackOrder } from "@talabee/contract";
import { type ComponentType, lazy } from "react";
import { matchPath } from "react-router-dom";
import { loadPatiently } from "../platform/index.js";

/** A route's screen, loaded on demand. */
export type Screen = ReturnType<typeof screen>;

/** Imports a screen. In the server build it names the screen's scripts (vite-route-scripts.ts). */
type Load = (() => Promise<{ default: ComponentType }>) & { readonly scripts?: readonly string[] };

/** `reads` lists the screen's first queries, each with the path parameter that is its id. */
function screen(path: string, load: Load, ...reads: (readonly [Call, parameter?: string])[]) {
  return { path, load, Component: lazy(() => loadPatiently(load)) as ComponentType, reads };
}

/** Signing in and registering. */
export const authScreens = [
  screen("/auth", () => import("./auth.js")),
  screen("/auth/resetPassword", () => import("./reset-password.js")),
];

/** Verification of an e-mail address. */
export const verificationScreens = [
  screen("/auth/verfied", () => import("./verify.js")),
  screen("/auth/success_verify", () => import("./verified.js")),
];

/** The form for missing profile data after the sign-in. */
export const userInfoScreen = screen("/auth/userinfo", () => import("./user-info.js"));

/** The shop, for guests too. */
export const shopScreens = [
  screen("/", () => import("./home.js"), [home]),
  screen("/categories", () => import("./categories.js")),
  screen("/search", () => import("./search.js")),
  screen("/search/:categoryId", () => import("./search-category.js")),
  screen("/collection/:collectionId", () => import("./collection.js"), [collection, "collectionId"]),
  screen("/vendor-coupons", () => import("./vendor-coupons.js")),
  screen("/favourite", () => import("./favourite.js")),
  screen("/store/:storeId", () => import("./store.js"), [store, "storeId"]),
  screen(
    "/store/:storeId/product/:productId",
    () => import("./product.js"),
    [product, "productId"],
    [store, "storeId"],
  ),
  screen("/collection/:collectionId/product/:productId", () => import("./product.js"), [
    product,
    "productId",
  ]),
  screen("/store/:storeId/cat/:catId", () => import("./store-category.js"), [store, "storeId"]),
  screen("/store/:storeId/reviews", () => import("./store-reviews.js")),
  screen("/cart", () => import("./cart.js")),
  screen("/apply/:type", () => import("./apply.js")),
  screen("/joinFamily", () => import("./join-family.js")),
  screen("/contact", () => import("./contact.js")),
  ...["/about", "/terms", "/privacy"].map((path) => screen(path, () => import("./content-page.js"))),
];

/** Sheets over the screen where a customer opens them; on its own, the same address is a page. */
export const sheets = [
  "/store/:storeId/product/:productId",
  "/collection/:collectionId/product/:productId",
].map((path) => screen(path, () => import("./product-sheet.js"), [product, "productId"]));

/** Screens that require a sign-in. */
export const personalScreens = [
  screen("/checkout", () => import("./checkout.js")),
  screen("/orders", () => import("./orders.js")),
  screen("/orders/:orderId", () => import("./order.js"), [order, "orderId"]),
  screen(
    "/orders/:orderId/track",
    () => import("./track-order.js"),
    [order, "orderId"],
    [trackOrder, "orderId"],
  ),
  screen("/orders/:orderId/receipt", () => import("./order-receipt.js"), [order, "orderId"]),
  screen("/orders/:orderId/review", () => import("./order-review.js"), [order, "orderId"]),
  screen("/profile", () => import("./profile.js")),
  screen("/profile/edit", () => import("./profile-edit.js")),
  screen("/profile/password", () => import("./profile-password.js")),
  screen("/profile/data", () => import("./profile-data.js")),
  screen("/address", () => import("./address.js")),
  screen("/wallet", () => import("./wallet.js")),
  screen("/payments", () => import("./payments.js")),
  screen("/pay-bill", () => import("./pay-bill.js")),
  screen("/coupons", () => import("./coupons.js")),
  screen("/notifications", () => import("./notifications.js")),
  screen("/joinFamily/order", () => import("./family-order.js")),
];

export const notFoundScreen = screen("*", () => import("./not-found.js"));

/** Forms that continue what this tab has stored, so that only the browser renders them. */
const storedForms = ["/apply/:type", "/joinFamily", "/contact"];

/** Paths that depend on the session. A function: only the server needs them. */
const personalPaths = () => [
  ...[...authScreens.slice(1), ...verificationScreens, userInfoScreen, ...personalScreens].map(
    ({ path }) => path,
  ),
  "/auth/verified",
];

const isOneOf = (paths: readonly string[], pathname: string) =>
  paths.some((path) => matchPath(path, pathname) !== null);

/** Whether a server knows nothing of the page at a path: it depends on the session. */
export const isPersonal = (pathname: string) => isOneOf(personalPaths(), pathname);

/** Whether the page at a path continues what this tab has stored. */
export const isStoredForm = (pathname: string) => isOneOf(storedForms, pathname);

const firstSegment = (path: string) => path.split("/")[1]?.toLowerCase();

/**
 * The screens whose path begins like an address; all for one in an encoded form, which the router decodes. The router makes a
 * regular expression of each path that it tries, and tried all of them three times on a first visit.
 */
export function atPath(screens: readonly Screen[], pathname: string): readonly Screen[] {
  const first = firstSegment(pathname);
  if (first?.includes("%") === true) return screens;
  return screens.filter(({ path }) => firstSegment(path) === first);
}

/** The screens of a path. */
function screensOf(pathname: string): Screen[] {
  const all = [...shopScreens, ...authScreens, ...verificationScreens, userInfoScreen, ...personalScreens];
  const screens = atPath(all, pathname).filter(({ path }) => matchPath(path, pathname) !== null);
  return screens.length === 0 ? [notFoundScreen] : screens;
}

/**
 * Loads the screens of a path. A rendered page needs them before it is hydrated: an update that meets a loading screen would
 * replace the page. Any other shows the loading screen of index.html until then: React would keep one of the app for 300 ms.
 */
export async function loadScreens(pathname: string): Promise<void> {
  const screens = screensOf(pathname);
  await Promise.all(screens.map(async (one) => (one.Component = (await loadPatiently(one.load)).default)));
}

/** Addresses of the scripts that a path's screens load in the browser. */
export const scriptsOf = (pathname: string): string[] =>
  screensOf(pathname).flatMap(({ load }) => load.scripts ?? []);
