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

/** Delay before a cart event refetches: the response of this tab's own call may bring the newer cart first. */
const OWN_RESPONSE_MS = 500;

/**
 * Follows the signed-in customer's events (REQ-PUSH-13). The tabs of a browser share one stream: the tab that holds the
 * lock reads it and broadcasts to the others; another tab takes over when it closes.
 */
export function followUserEvents(shop: Shop): void {
  let following: { session: string; stop: AbortController } | null = null;
  const follow = () => {
    const token = selectToken(shop.store.getState());
    const user = selectUser(shop.store.getState());
    const session = token === null || user === null ? null : `${token} ${shop.language.get()}`;
    if (session === (following?.session ?? null)) return;
    following?.stop.abort();
    following = session === null ? null : { session, stop: new AbortController() };
    if (following !== null && user !== null) void shareStream(shop, user.id, following.stop.signal);
  };
  shop.store.subscribe(follow);
  shop.language.subscribe(follow);
  follow();
}

async function shareStream(shop: Shop, userId: string, signal: AbortSignal): Promise<void> {
  const name = `talabee-events-${userId}`;
  const others = new BroadcastChannel(name);
  others.addEventListener("message", ({ data }: MessageEvent<UserEvent>) => applyEvent(shop, data));
  signal.addEventListener("abort", () => others.close(), { once: true });
  const lead = () =>
    followStream(shop, events, {
      signal,
      onEvent: (event) => {
        applyEvent(shop, event);
        others.postMessage(event);
      },
    });
  // The Web Locks API needs a secure context; without it each tab reads a stream of its own.
  if ("locks" in navigator) await navigator.locks.request(name, { signal }, lead).catch(ignoreAbort(signal));
  else await lead();
}

/** Ignores the rejection of a lock request that was aborted on sign-out. */
function ignoreAbort(signal: AbortSignal) {
  return (error: unknown) => {
    if (!signal.aborted) throw error;
  };
}

/** Updates or invalidates the queries that an event affects. */
function applyEvent(shop: Shop, event: UserEvent): void {
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
      const cached = shop.queryClient.getQueryData<Cart>(queryKey(cartCall, {}, shop.language.get()));
      if (cached !== undefined && cached.version < event.version)
        void shop.queryClient.invalidateQueries({ queryKey: ["cart"] });
    }, OWN_RESPONSE_MS);
  } else if (event.kind === "family") {
    void shop.queryClient.invalidateQueries({ queryKey: ["family"] });
  } else {
    void shop.queryClient.invalidateQueries({ queryKey: ["notifications"] });
    if (!isOnScreen(event.notification.link)) showNotificationToast(shop, event.notification);
  }
}

/** Whether the current page is the notification's target, which shows the change itself. */
function isOnScreen(link: string | null): boolean {
  const path = notificationLink(link);
  return path !== null && path !== "/" && `${window.location.pathname}/`.startsWith(`${path}/`);
}
