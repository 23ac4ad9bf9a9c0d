import type { MouseEvent, MouseEventHandler } from "react";

/**
 * Handles a click on a link of an application with a router: calls the link's own `onClick`, and then `open` with the
 * path that the click leads to. Leaves to the browser what opens a new tab, downloads, or leads to another origin or to
 * a place on the same page, and what `onClick` has prevented.
 */
export function followInApp(
  event: MouseEvent<HTMLAnchorElement>,
  onClick: MouseEventHandler<HTMLAnchorElement> | undefined,
  open: (path: string) => void,
): void {
  onClick?.(event);
  const { currentTarget: link } = event;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const isOwn =
    link.origin === window.location.origin &&
    (link.target === "" || link.target === "_self") &&
    !link.hasAttribute("download") &&
    link.getAttribute("href")?.startsWith("#") === false;
  if (event.defaultPrevented || !isPlain || !isOwn) return;
  event.preventDefault();
  open(link.pathname + link.search + link.hash);
}

/** Whether this is the path of the page, so that opening it adds no entry to the history. */
export function isCurrentPath(path: string): boolean {
  const { pathname, search, hash } = window.location;
  return path === pathname + search + hash;
}
