/**
 * Addresses whose answers may be shown as they were last seen while the panel cannot be reached: the catalogue, and
 * nothing of a person's. Written out, since the calls themselves would bring their schemas into the worker.
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

/** Whether a path of the panel is the catalogue's. */
export function isCataloguePath(pathname: string): boolean {
  return patterns.some((pattern) => pattern.test(pathname));
}
