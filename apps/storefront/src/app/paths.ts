/** The addresses of the storefront (spec section 2, settled 20). */
export const paths = {
  home: "/",
  category: (id: string) => `/?category=${encodeURIComponent(id)}`,
  store: (id: string) => `/store/${encodeURIComponent(id)}`,
  storeCategory: (storeId: string, categoryId: string) =>
    `/store/${encodeURIComponent(storeId)}/cat/${encodeURIComponent(categoryId)}`,
  product: (product: { id: string; vendor_id: string }) =>
    `/store/${encodeURIComponent(product.vendor_id)}/product/${encodeURIComponent(product.id)}`,
  auth: "/auth",
  /** Where to sign in before going on to a path. */
  authThen: (path: string) => `/auth?returnTo=${encodeURIComponent(path)}`,
  verify: (returnTo: string) =>
    `/auth/verfied?verify=true${returnTo === "/" ? "" : `&returnTo=${encodeURIComponent(returnTo)}`}`,
  checkout: "/checkout",
  orders: "/orders",
  order: (id: string) => `/orders/${encodeURIComponent(id)}`,
  trackOrder: (id: string) => `/orders/${encodeURIComponent(id)}/track`,
  profile: "/profile",
  /** Any address that is none of the others. */
  notFound: "/not-found",
} as const;
