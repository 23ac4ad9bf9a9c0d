import { notificationLink } from "@talabee/domain";

/** Where a press on a push leads: a path of our own, else the start (REQ-PUSH-11). `origin` is ours. */
export function pushAddress(link: unknown, origin: string): string {
  if (typeof link !== "string") return "/";
  try {
    // A whole address of ours is as good as its path.
    const url = new URL(link, origin);
    return (url.origin === origin && notificationLink(url.pathname + url.search + url.hash)) || "/";
  } catch {
    return "/";
  }
}
