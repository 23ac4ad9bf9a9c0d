const at = encodeURIComponent;

function withQuery(path: string, values: Readonly<Record<string, string | null | undefined>>): string {
  const pairs = Object.entries(values).flatMap(([name, value]) => (value ? [`${name}=${at(value)}`] : []));
  return pairs.length === 0 ? path : `${path}?${pairs.join("&")}`;
}

/** The addresses of the storefront (REQ-ROUTE-45). */
export const paths = {
  home: "/",
  categories: "/categories",
  /** A collection, optionally with sub-collection and sort (REQ-CATALOG-31). */
  collection: (id: string, choices: { sub?: string | null; sort?: string | undefined } = {}) =>
    withQuery(`/collection/${at(id)}`, choices),
  collectionProduct: (collectionId: string, productId: string) =>
    `/collection/${at(collectionId)}/product/${at(productId)}`,
  /** The search screen: categories without `q`, results with it (REQ-CATALOG-29). */
  search: (q?: string, type?: string) => withQuery("/search", { q, type }),
  /** The search screen with its field focused. */
  searchBox: "/search#box",
  searchCategory: (id: string) => `/search/${at(id)}`,
  /** Used in place of a category's id for the stores of all categories. */
  everyCategory: "all",
  vendorCoupons: "/vendor-coupons",
  store: (id: string) => `/store/${at(id)}`,
  /** The search in a store's menu. */
  storeSearch: (id: string) => `/store/${at(id)}?q=`,
  storeCategory: (storeId: string, categoryId: string) => `/store/${at(storeId)}/cat/${at(categoryId)}`,
  storeReviews: (id: string) => `/store/${at(id)}/reviews`,
  product: (product: { id: string; vendor_id: string }) =>
    `/store/${at(product.vendor_id)}/product/${at(product.id)}`,
  /** The product sheet for editing a cart line. */
  cartLine: (product: { id: string; vendor_id: string }, lineId: string) =>
    `/store/${at(product.vendor_id)}/product/${at(product.id)}?line=${at(lineId)}`,
  favourite: "/favourite",
  favouritesOf: (type: "store" | "product") => `/favourite?type=${type}`,
  cart: "/cart",
  checkout: "/checkout",
  orders: "/orders",
  order: (id: string) => `/orders/${at(id)}`,
  trackOrder: (id: string) => `/orders/${at(id)}/track`,
  orderReceipt: (id: string) => `/orders/${at(id)}/receipt`,
  orderReview: (id: string) => `/orders/${at(id)}/review`,
  auth: "/auth",
  /** Sign-in that continues to a path. */
  authThen: (path: string) => `/auth?returnTo=${at(path)}`,
  verify: (returnTo: string) =>
    `/auth/verfied?verify=true${returnTo === "/" ? "" : `&returnTo=${at(returnTo)}`}`,
  userInfo: "/auth/userinfo",
  /** The form for missing profile data, which continues to a path (REQ-ACCOUNT-22). */
  userInfoThen: (path: string) => `/auth/userinfo${path === "/" ? "" : `?returnTo=${at(path)}`}`,
  resetPassword: "/auth/resetPassword",
  profile: "/profile",
  profileEdit: "/profile/edit",
  profilePassword: "/profile/password",
  profileData: "/profile/data",
  address: "/address",
  payments: "/payments",
  wallet: "/wallet",
  payBill: "/pay-bill",
  coupons: "/coupons",
  notifications: "/notifications",
  joinFamily: "/joinFamily",
  familyInvite: (code: string) => `/joinFamily?code=${at(code)}`,
  /** The checkout of a family's basket. */
  familyOrder: "/joinFamily/order",
  apply: (type: string) => `/apply/${at(type)}`,
  contact: "/contact",
  about: "/about",
  terms: "/terms",
  privacy: "/privacy",
  /** A path without a route. */
  notFound: "/not-found",
} as const;

/** Whether an address is that of a product, which opens in a sheet over the screen with the link. */
export function isProductPath(address: string): boolean {
  return /^\/(store|collection)\/[^/?#]+\/product\/[^/?#]+/.test(address);
}

/** Whether an address is the search in a store's menu, a screen of its own on the store's path. */
export function isStoreSearch({ pathname, search }: { pathname: string; search: string }): boolean {
  return /^\/store\/[^/]+$/.test(pathname) && new URLSearchParams(search).has("q");
}

/** Path to continue at after leaving an address: a product counts as its store or collection. */
export function screenPath(pathname: string): string {
  return pathname.replace(/\/product\/[^/]+$/, "");
}
