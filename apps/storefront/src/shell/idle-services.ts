import { resumePendingQuantities } from "../features/cart/index.js";
import { resumePendingFavourites } from "../features/favourites/index.js";
import { followUserEvents } from "../features/notifications/index.js";
import { startPush } from "../features/push/index.js";
import { registerServiceWorker } from "../service-worker/register.js";
import { preloadToasts } from "./toasts-on-demand.js";
import { type Shop } from "../platform/index.js";

/** What the storefront does beside its pages, begun once the first of them stands. */
export async function startIdleServices(shop: Shop): Promise<void> {
  // Toasts tell of a lost network too: they are here before it is lost.
  preloadToasts();
  void resumePendingQuantities(shop);
  void resumePendingFavourites(shop);
  followUserEvents(shop);
  await startPush(shop, await registerServiceWorker(shop));
}
