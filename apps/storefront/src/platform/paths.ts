const at = encodeURIComponent;

function withQuery(path: string, values: Readonly<Record<string, string | null | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) => (value ? [`${name}=${at(value)}`] : []));
  return given.length === 0 ? path : `${path}?${given.join("&")}`;
}

/** The addresses of the storefront (REQ-ROUTE-45). */
export const paths = {
  home: "/",
  categories: "/categories",
  /** A collection; one part of it, in an order (REQ-CATALOG-31). */
  collection: (id: string, choices: { sub?: string | null; sort?: string | undefined } = {}) =>
    withQuery(`/collection/${at(id)}`, choices),
  collectionProduct: (collectionId: string, productId: string) =>
    `/collection/${at(collectionId)}/product/${at(productId)}`,
  /** The categories, to be narrowed by typing; with a text, what was found for it (REQ-CATALOG-29). */
  search: (q?: string, type?: string) => withQuery("/search", { q, type }),
  /** The search for those who pressed its box: it is there to type in. */
  searchBox: "/search#box",
  searchCategory: (id: string) => `/search/${at(id)}`,
  /** In the place of a category: the stores of all of them. */
  everyCategory: "all",
  vendorCoupons: "/vendor-coupons",
  store: (id: string) => `/store/${at(id)}`,
  storeCategory: (storeId: string, categoryId: string) => `/store/${at(storeId)}/cat/${at(categoryId)}`,
  storeReviews: (id: string) => `/store/${at(id)}/reviews`,
  product: (product: { id: string; vendor_id: string }) =>
    `/store/${at(product.vendor_id)}/product/${at(product.id)}`,
  /** The product's sheet, to choose again what stands on a line of the cart. */
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
  /** Where to sign in before going on to a path. */
  authThen: (path: string) => `/auth?returnTo=${at(path)}`,
  verify: (returnTo: string) =>
    `/auth/verfied?verify=true${returnTo === "/" ? "" : `&returnTo=${at(returnTo)}`}`,
  userInfo: "/auth/userinfo",
  /** What is missing about a customer, before going on to a path (REQ-ACCOUNT-22). */
  userInfoThen: (path: string) => `/auth/userinfo${path === "/" ? "" : `?returnTo=${at(path)}`}`,
  resetPassword: "/auth/resetPassword",
  profile: "/profile",
  profileEdit: "/profile/edit",
  profilePassword: "/profile/password",
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
  /** Any address that is none of the others. */
  notFound: "/not-found",
} as const;

/** Path of the screen at an address. A product sheet lies over its store or collection, whose path this is. */
export function screenPath(pathname: string): string {
  return pathname.replace(/\/product\/[^/]+$/, "");
}
