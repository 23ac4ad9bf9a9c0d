import { safeReturnTo } from "./safe-return-to.js";

/** Where a notification or a push leads: a path of the storefront, else nowhere (REQ-PUSH-11). */
export function notificationLink(link: string | null | undefined): string | null {
  const path = safeReturnTo(link);
  return path === "/" && link !== "/" ? null : path;
}
