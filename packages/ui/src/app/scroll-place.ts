/** Where a customer is on a page. */
export interface ScrollPlace {
  /** Distance from the top of the page, in px. */
  readonly top: number;
  /** The link that was followed there, and its distance from the top of the window: what is above it may come back higher. */
  readonly link: { readonly href: string; readonly at: number; readonly y: number } | null;
}

/** What ends the restoring: the customer moves. */
const MOVES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;
/** How long content that comes late may change where the place is. */
const LATE_MS = 3000;

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>("main a[href]")].filter(
    (link) => link.getAttribute("href") === href && link.checkVisibility(),
  );

/** The place in the window when a link is followed; null if the click was on none. */
export function placeOfLink(target: EventTarget | null): ScrollPlace | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("main a[href]") : null;
  const href = link?.getAttribute("href");
  if (!link || !href) return null;
  const { top: y } = link.getBoundingClientRect();
  return { top: window.scrollY, link: { href, at: linksTo(href).indexOf(link), y } };
}

/**
 * Scrolls to a place, and again while late content moves it, until the customer moves. Returns the cancel function.
 */
export function restorePlace({ top, link }: ScrollPlace): () => void {
  const scroll = () => {
    const element = link && linksTo(link.href)[link.at];
    const off = element ? element.getBoundingClientRect().top - link.y : top - window.scrollY;
    if (Math.abs(off) >= 1) window.scrollBy(0, off);
  };
  window.scrollTo(0, top);
  scroll();
  const observer = new ResizeObserver(scroll);
  const timer = setTimeout(() => stop(), LATE_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of MOVES) window.removeEventListener(type, stop, { capture: true });
  };
  observer.observe(document.body);
  for (const type of MOVES) window.addEventListener(type, stop, { capture: true, passive: true });
  return stop;
}
