import { type Call, collection, home, order, product, store, trackOrder } from "@talabee/contract";
import { type ComponentType, lazy } from "react";
import { matchPath } from "react-router-dom";
import { loadPatiently } from "../platform/index.js";

/** A route's screen, loaded on demand. */
export type Screen = ReturnType<typeof screen>;

/** The screens of this folder, by file. */
const modules = import.meta.glob<{ default: ComponentType }>(["./*.tsx", "!./*.test.tsx", "!./app.tsx"]);

/**
 * @param file - Name of the screen's file in this folder.
 * @param reads - The screen's first queries, each with the path parameter that is its id.
 */
function screen(path: string, file: string, ...reads: (readonly [Call, parameter?: string])[]) {
  const load = modules[`./${file}.tsx`];
  if (load === undefined) throw new Error(`no screen ${file}.tsx for ${path}`);
  return { path, file, load, Component: lazy(() => loadPatiently(load)) as ComponentType, reads };
}

/** Signing in and registering. */
export const authScreens = [screen("/auth", "auth"), screen("/auth/resetPassword", "reset-password")];

/** Verification of an e-mail address. */
export const verificationScreens = [
  screen("/auth/verfied", "verify"),
  screen("/auth/success_verify", "verified"),
];

/** The form for missing profile data after the sign-in. */
export const userInfoScreen = screen("/auth/userinfo", "user-info");

/** The shop, for guests too. */
export const shopScreens = [
  screen("/", "home", [home]),
  screen("/categories", "categories"),
  screen("/search", "search"),
  screen("/search/:categoryId", "search-category"),
  screen("/collection/:collectionId", "collection", [collection, "collectionId"]),
  screen("/vendor-coupons", "vendor-coupons"),
  screen("/favourite", "favourite"),
  screen("/store/:storeId", "store", [store, "storeId"]),
  screen("/store/:storeId/product/:productId", "product", [product, "productId"], [store, "storeId"]),
  screen("/collection/:collectionId/product/:productId", "product", [product, "productId"]),
  screen("/store/:storeId/cat/:catId", "store-category", [store, "storeId"]),
  screen("/store/:storeId/reviews", "store-reviews"),
  screen("/cart", "cart"),
  screen("/apply/:type", "apply"),
  screen("/joinFamily", "join-family"),
  screen("/contact", "contact"),
  ...["/about", "/terms", "/privacy"].map((path) => screen(path, "content-page")),
];

/** Sheets over the screen where a customer opens them; on its own, the same address is a page. */
export const sheets = [
  "/store/:storeId/product/:productId",
  "/collection/:collectionId/product/:productId",
].map((path) => screen(path, "product-sheet", [product, "productId"]));

/** Screens that require a sign-in. */
export const personalScreens = [
  screen("/checkout", "checkout"),
  screen("/orders", "orders"),
  screen("/orders/:orderId", "order", [order, "orderId"]),
  screen("/orders/:orderId/track", "track-order", [order, "orderId"], [trackOrder, "orderId"]),
  screen("/orders/:orderId/receipt", "order-receipt", [order, "orderId"]),
  screen("/orders/:orderId/review", "order-review", [order, "orderId"]),
  screen("/profile", "profile"),
  screen("/profile/edit", "profile-edit"),
  screen("/profile/password", "profile-password"),
  screen("/profile/data", "profile-data"),
  screen("/address", "address"),
  screen("/wallet", "wallet"),
  screen("/payments", "payments"),
  screen("/pay-bill", "pay-bill"),
  screen("/coupons", "coupons"),
  screen("/notifications", "notifications"),
  screen("/joinFamily/order", "family-order"),
];

export const notFoundScreen = screen("*", "not-found");

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

/** The source files of a path's screens, as the browser build's manifest names them. */
export const filesOf = (pathname: string): string[] =>
  screensOf(pathname).map(({ file }) => `src/routes/${file}.tsx`);
