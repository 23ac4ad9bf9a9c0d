import { notificationLink } from "./notification-link.js";

/** Target path of a clicked push: a path of the storefront's `origin`, else "/" (REQ-PUSH-11). */
export function pushAddress(link: unknown, origin: string): string {
  if (typeof link !== "string") return "/";
  try {
    // Absolute URLs of our own origin are accepted.
    const url = new URL(link, origin);
    return (url.origin === origin && notificationLink(url.pathname + url.search + url.hash)) || "/";
  } catch {
    return "/";
  }
}
