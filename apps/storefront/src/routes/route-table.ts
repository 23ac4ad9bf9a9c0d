import { type ComponentType, lazy } from "react";
import { loadPatiently } from "../platform/index.js";

/**
 * Whose page it is. A server renders those of guests. A customer's depends on the session, which only the browser knows, and a
 * form continues what the tab has stored: both are rendered by the browser.
 */
type Audience = "guest" | "customer" | "form";

/** One row of the table. What the screen reads first is said in route-reads.ts, by path. */
export interface Route<Path extends string = string> {
  readonly path: Path;
  readonly audience: Audience;
  /** Source of the screen, as the manifest of the build names it. */
  readonly file: string;
  /** Query parameters that the page's markup depends on: a server keeps one page for all addresses that differ in others. */
  readonly search: readonly string[];
  readonly load: () => Promise<{ default: ComponentType }>;
  /** The screen, loaded when it is rendered. */
  readonly Component: ComponentType;
}

/** The screens of this folder, by file. */
const modules = import.meta.glob<{ default: ComponentType }>(["./*.tsx", "!./*.test.tsx", "!./app.tsx"]);

function route<const Path extends string>(
  audience: Audience,
  path: Path,
  screen: string,
  search: readonly string[] = [],
): Route<Path> {
  const load = modules[`./${screen}.tsx`];
  if (load === undefined) throw new Error(`no screen ${screen}.tsx for ${path}`);
  const Component = lazy(() => loadPatiently(load)) as ComponentType;
  return { path, audience, file: `src/routes/${screen}.tsx`, search, load, Component };
}

/** Filters of a list of stores (`readStoreFilters`). */
const STORE_FILTERS = ["order_type", "open_now", "free_delivery", "min_rating", "cuisine", "sort", "q"];

/** Signing in and registering. */
export const authScreens = [
  route("guest", "/auth", "auth", ["returnTo"]),
  route("customer", "/auth/resetPassword", "reset-password"),
];

/** Verification of an e-mail address. */
export const verificationScreens = [
  route("customer", "/auth/verfied", "verify"),
  // The correct spelling of the specification's path.
  route("customer", "/auth/verified", "verify-respelled"),
  route("customer", "/auth/success_verify", "verified"),
];

/** The form for missing profile data after the sign-in. */
export const userInfoScreen = route("customer", "/auth/userinfo", "user-info");

/** The shop, for guests too. */
export const shopScreens = [
  route("guest", "/", "home"),
  route("guest", "/categories", "categories"),
  route("guest", "/search", "search", ["q", "type", "after"]),
  route("guest", "/search/:categoryId", "search-category", [...STORE_FILTERS, "after"]),
  route("guest", "/collection/:collectionId", "collection", ["sub", "sort", "after"]),
  route("guest", "/vendor-coupons", "vendor-coupons"),
  route("guest", "/favourite", "favourite", ["type"]),
  route("guest", "/store/:storeId", "store", ["q"]),
  route("guest", "/store/:storeId/product/:productId", "product", ["line"]),
  route("guest", "/collection/:collectionId/product/:productId", "product", ["line"]),
  route("guest", "/store/:storeId/cat/:catId", "store-category", ["after"]),
  route("guest", "/store/:storeId/reviews", "store-reviews", ["sort", "after"]),
  route("guest", "/cart", "cart"),
  route("form", "/apply/:type", "apply"),
  route("form", "/joinFamily", "join-family", ["code"]),
  route("form", "/contact", "contact"),
  route("guest", "/about", "content-page"),
  route("guest", "/terms", "content-page"),
  route("guest", "/privacy", "content-page"),
];

/** Sheets over the screen where a customer opens them; on its own, the same address is a page. */
export const sheets = [
  route("guest", "/store/:storeId/product/:productId", "product-sheet"),
  route("guest", "/collection/:collectionId/product/:productId", "product-sheet"),
];

/** Screens that require a sign-in. */
export const personalScreens = [
  route("customer", "/checkout", "checkout"),
  route("customer", "/orders", "orders"),
  route("customer", "/orders/:orderId", "order"),
  route("customer", "/orders/:orderId/track", "track-order"),
  route("customer", "/orders/:orderId/receipt", "order-receipt"),
  route("customer", "/orders/:orderId/review", "order-review"),
  route("customer", "/profile", "profile"),
  route("customer", "/profile/edit", "profile-edit"),
  route("customer", "/profile/password", "profile-password"),
  route("customer", "/profile/data", "profile-data"),
  route("customer", "/address", "address"),
  route("customer", "/wallet", "wallet"),
  route("customer", "/payments", "payments"),
  route("customer", "/pay-bill", "pay-bill"),
  route("customer", "/coupons", "coupons"),
  route("customer", "/notifications", "notifications"),
  route("customer", "/joinFamily/order", "family-order"),
];

export const notFoundScreen = route("guest", "*", "not-found");
