import { sendWaitingQuantities } from "../data/cart-quantities.js";
import { sendWaitingFavourites } from "../data/favourites.js";
import { followUserEvents } from "../data/user-events.js";
import { startPush } from "../push/start-push.js";
import { registerServiceWorker } from "../sw/register.js";
import { preloadToasts } from "./toasts-on-demand.js";

/** What the storefront does beside its pages, begun once the first of them stands. */
export async function startIdleServices(): Promise<void> {
  // Toasts tell of a lost network too: they are here before it is lost.
  preloadToasts();
  void sendWaitingQuantities();
  void sendWaitingFavourites();
  followUserEvents();
  await startPush(await registerServiceWorker());
}
