import {
  cart as cartCall,
  type Cart,
  events,
  storeReviews,
  trackOrder,
  type UserEvent,
} from "@talabee/contract";
import { notificationLink, selectToken, selectUser } from "@talabee/domain";
import { followStream, queryKey, type Shop } from "../../platform/index.js";
import { showNotificationToast } from "./show-notification-toast.js";

/** The answer to what this tab did itself comes within this time, and tells as much. */
const OWN_ANSWER_MS = 500;

/**
 * Follows what is new for the signed-in customer (REQ-PUSH-13). The tabs of a browser share one stream: whichever holds
 * the lock follows it and tells the others, and the next takes over when it goes.
 */
export function followUserEvents(shop: Shop): void {
  let following: { of: string; stop: AbortController } | null = null;
  const follow = () => {
    const token = selectToken(shop.store.getState());
    const user = selectUser(shop.store.getState());
    const of = token === null || user === null ? null : `${token} ${shop.language.get()}`;
    if (of === (following?.of ?? null)) return;
    following?.stop.abort();
    following = of === null ? null : { of, stop: new AbortController() };
    if (following !== null && user !== null) void share(shop, user.id, following.stop.signal);
  };
  shop.store.subscribe(follow);
  shop.language.subscribe(follow);
  follow();
}

async function share(shop: Shop, userId: string, signal: AbortSignal): Promise<void> {
  const name = `talabee-events-${userId}`;
  const others = new BroadcastChannel(name);
  others.addEventListener("message", ({ data }: MessageEvent<UserEvent>) => take(shop, data));
  signal.addEventListener("abort", () => others.close(), { once: true });
  const lead = () =>
    followStream(shop, events, {
      signal,
      onEvent: (event) => {
        take(shop, event);
        others.postMessage(event);
      },
    });
  // Locks are for secure pages alone; elsewhere each tab follows by itself.
  if ("locks" in navigator) await navigator.locks.request(name, { signal }, lead).catch(ignoreEnd(signal));
  else await lead();
}

/** Somebody who leaves while waiting for the lock gives up no more than that. */
function ignoreEnd(signal: AbortSignal) {
  return (error: unknown) => {
    if (!signal.aborted) throw error;
  };
}

/** Brings what is shown up to date. */
function take(shop: Shop, event: UserEvent): void {
  if (event.kind === "order") {
    const { order } = event;
    shop.queryClient.setQueryData(
      queryKey(trackOrder, { params: { id: order.order_id } }, shop.language.get()),
      order,
    );
    void shop.queryClient.invalidateQueries({
      queryKey: ["orders"],
      predicate: ({ queryKey: [, path] }) => path !== trackOrder.path,
    });
    // A delivered order can be reviewed.
    void shop.queryClient.invalidateQueries({
      queryKey: ["stores"],
      predicate: ({ queryKey: [, path] }) => path === storeReviews.path,
    });
  } else if (event.kind === "cart") {
    setTimeout(() => {
      const shown = shop.queryClient.getQueryData<Cart>(queryKey(cartCall, {}, shop.language.get()));
      if (shown !== undefined && shown.version < event.version)
        void shop.queryClient.invalidateQueries({ queryKey: ["cart"] });
    }, OWN_ANSWER_MS);
  } else if (event.kind === "family") {
    void shop.queryClient.invalidateQueries({ queryKey: ["family"] });
  } else {
    void shop.queryClient.invalidateQueries({ queryKey: ["notifications"] });
    if (!isOnScreen(event.notification.link)) showNotificationToast(shop, event.notification);
  }
}

/** Whether the page that news lead to is the one that stands: it tells them by itself. */
function isOnScreen(link: string | null): boolean {
  const path = notificationLink(link);
  return path !== null && path !== "/" && `${window.location.pathname}/`.startsWith(`${path}/`);
}
