import { followCardsInWindow } from "@talabee/ui/app";
import type { Shop } from "../platform/index.js";
import { prefetchScreen } from "./prefetch-screen.js";

/** On a fast network, prefetches what the cards in the window link to whenever the page is idle. */
export function prefetchWhenIdle(shop: Shop): void {
  followCardsInWindow((address) => prefetchScreen(shop, address));
}
