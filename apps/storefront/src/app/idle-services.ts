import { sendWaitingQuantities } from "../data/cart-quantities.js";
import { sendWaitingFavourites } from "../data/favourites.js";
import { followUserEvents } from "../data/user-events.js";
import { startPush } from "../push/start-push.js";
import { registerServiceWorker } from "../sw/register.js";

/** What the storefront does beside its pages, begun once the first of them stands. */
export async function startIdleServices(): Promise<void> {
  void sendWaitingQuantities();
  void sendWaitingFavourites();
  followUserEvents();
  await startPush(await registerServiceWorker());
}
