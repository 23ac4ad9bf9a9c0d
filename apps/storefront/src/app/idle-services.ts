import { selectToken } from "@talabee/domain";
import { sendWaitingQuantities } from "../data/cart-quantities.js";
import { sendWaitingFavourites } from "../data/favourites.js";
import { followUserEvents } from "../data/user-events.js";
import { startPush } from "../push/start-push.js";
import { CACHES } from "../sw/cache-names.js";
import { registerServiceWorker } from "../sw/register.js";
import { store } from "./store.js";

/** What the storefront does beside its pages, begun once the first of them stands. */
export async function startIdleServices(): Promise<void> {
  forgetAnswersWithTheirSession();
  void sendWaitingQuantities();
  void sendWaitingFavourites();
  followUserEvents();
  await startPush(await registerServiceWorker());
}

/** What the panel answered to one person is not shown to the next (UI-06). */
function forgetAnswersWithTheirSession(): void {
  let before = selectToken(store.getState());
  store.subscribe(() => {
    const token = selectToken(store.getState());
    if (before !== null && before !== token && "caches" in window) void caches.delete(CACHES.catalogue);
    before = token;
  });
}
