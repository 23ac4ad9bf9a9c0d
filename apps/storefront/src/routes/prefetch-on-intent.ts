import { followLinkIntent } from "@talabee/ui/app";
import type { Shop } from "../platform/index.js";
import { prefetchScreen } from "./prefetch-screen.js";

/** Prefetches a link's screen before it is followed. Returns the unsubscribe function. */
export function prefetchOnIntent(shop: Shop): () => void {
  return followLinkIntent((address) => prefetchScreen(shop, address));
}
