import { loadParsers } from "@talabee/contract";
import { followUserEvents } from "@talabee/contract/react";
import { growPictures, movePictures } from "@talabee/ui/app";
import { preloadEmptyPlate } from "@talabee/ui/primitives/empty-plate";
import { resumePendingQuantities } from "../features/cart/index.js";
import { resumePendingFavourites } from "../features/favourites/index.js";
import { showStreamedNotification } from "../features/notifications/index.js";
import { followPushes, startPush } from "../features/push/index.js";
import { registerServiceWorker } from "../service-worker/register.js";
import { preloadToasts } from "./toasts-on-demand.js";
import { type Shop } from "../platform/index.js";

/** Background services, started once the first page is idle; on a guest's first visit after the first action. */
export async function startIdleServices(shop: Shop): Promise<void> {
  // Toasts and the error page also report a lost network, so they must be loaded before that.
  preloadToasts();
  preloadEmptyPlate().catch(() => undefined);
  growPictures();
  movePictures();
  loadParsers().catch(() => undefined);
  void resumePendingQuantities(shop);
  void resumePendingFavourites(shop);
  followUserEvents(shop, (notification) => showStreamedNotification(shop, notification));
  const followLater = (registration: ServiceWorkerRegistration) => {
    if ("Notification" in window && Notification.permission === "granted")
      void followPushes(shop, registration);
  };
  await startPush(shop, await registerServiceWorker(shop, followLater));
}
