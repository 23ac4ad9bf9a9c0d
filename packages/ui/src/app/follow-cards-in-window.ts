import { whenIdle } from "../lib/when-idle.js";
import { isFastNetwork } from "./when-active.js";

/**
 * Most cards of a page that are followed. A prefetched screen that is not opened is wasted work of the server and wasted
 * data of the customer.
 */
const MAX_CARDS_PER_PAGE = 3;
const CARDS = "main :is([data-slot=store-card], [data-slot=product-card], [data-slot=collection-card])";
/** Time in ms after which a card is followed again: what was prefetched may have left the cache. */
const MAX_AGE_MS = 5 * 60_000;
/**
 * `pointerup` is left out: the browser counts as idle between it and the click, and would prefetch before the click is
 * handled.
 */
const ACTIONS = ["click", "keyup", "scrollend"] as const;

/** `scrollend` of a rail does not bubble. */
const OPTIONS = { capture: true, passive: true };

/**
 * Calls back for each of the first cards in the window, with the path and query that it links to, so that an application can prefetch it:
 * now, and after a press, a key or a scroll of the page or a rail, each time when the browser is idle. Calls back once for a
 * card, and again on another page after five minutes. Does nothing behind an open dialog, while the network is slow, or if the
 * customer saves data. Returns the unsubscribe function.
 */
export function followCardsInWindow(onCard: (address: string) => void): () => void {
  /** The time of each address's last call. */
  const seen = new Map<string, number>();
  let page = "";
  let left = MAX_CARDS_PER_PAGE;
  let isScheduled = false;
  let isSubscribed = true;
  const checkCards = () => {
    isScheduled = false;
    // An open sheet has an address of its own: not a new page.
    if (!isSubscribed || !isFastNetwork() || document.querySelector("[role=dialog]") !== null) return;
    if (page !== window.location.pathname) left = MAX_CARDS_PER_PAGE;
    page = window.location.pathname;
    for (const card of document.querySelectorAll(CARDS)) {
      if (left === 0) return;
      const link = card.querySelector<HTMLAnchorElement>("a[href]");
      if (link === null) continue;
      const address = link.pathname + link.search;
      if (Date.now() - (seen.get(address) ?? 0) < MAX_AGE_MS || !isInWindow(card)) continue;
      seen.set(address, Date.now());
      left--;
      onCard(address);
    }
  };
  const scheduleCheck = () => {
    if (isScheduled) return;
    isScheduled = true;
    whenIdle(checkCards);
  };
  for (const action of ACTIONS) document.addEventListener(action, scheduleCheck, OPTIONS);
  scheduleCheck();
  return () => {
    isSubscribed = false;
    for (const action of ACTIONS) document.removeEventListener(action, scheduleCheck, OPTIONS);
  };
}

function isInWindow(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
}
