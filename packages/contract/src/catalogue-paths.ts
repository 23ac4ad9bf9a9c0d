/**
 * API paths whose cached answers may be shown offline: the public catalogue, no personal data. A list of its own,
 * because importing the calls would bundle their schemas into a service worker.
 */
export const CATALOGUE_PATHS = [
  "/api/app-settings",
  "/api/startup",
  "/api/home",
  "/api/pages/{slug}",
  "/api/categories",
  "/api/collections",
  "/api/collections/{id}",
  "/api/vendors",
  "/api/stores/{id}",
  "/api/stores/{id}/products",
  "/api/stores/{id}/categories/{cat}",
  "/api/stores/{id}/reviews",
  "/api/products/{id}",
  "/api/vendor-coupons",
] as const;

const patterns = CATALOGUE_PATHS.map((path) => new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`));

/** Whether an API path belongs to the catalogue. */
export function isCataloguePath(pathname: string): boolean {
  return patterns.some((pattern) => pattern.test(pathname));
}
