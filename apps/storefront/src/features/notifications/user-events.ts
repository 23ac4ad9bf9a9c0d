import {
  cart as cartCall,
  type Cart,
  events,
  storeReviews,
  trackOrder,
  type UserEvent,
} from "@talabee/contract";
import { notificationLink, selectToken, selectUser } from "@talabee/domain";
import { followStream, language, queryClient, queryKey, store } from "../../platform/index.js";
import { showNews } from "./show-notification-toast.js";

/** The answer to what this tab did itself comes within this time, and tells as much. */
const OWN_ANSWER_MS = 500;

/**
 * Follows what is new for the signed-in customer (REQ-PUSH-13). The tabs of a browser share one stream: whichever holds
 * the lock follows it and tells the others, and the next takes over when it goes.
 */
export function followUserEvents(): void {
  let following: { of: string; stop: AbortController } | null = null;
  const follow = () => {
    const token = selectToken(store.getState());
    const user = selectUser(store.getState());
    const of = token === null || user === null ? null : `${token} ${language.get()}`;
    if (of === (following?.of ?? null)) return;
    following?.stop.abort();
    following = of === null ? null : { of, stop: new AbortController() };
    if (following !== null && user !== null) void share(user.id, following.stop.signal);
  };
  store.subscribe(follow);
  language.subscribe(follow);
  follow();
}

async function share(userId: string, signal: AbortSignal): Promise<void> {
  const name = `talabee-events-${userId}`;
  const others = new BroadcastChannel(name);
  others.addEventListener("message", ({ data }: MessageEvent<UserEvent>) => take(data));
  signal.addEventListener("abort", () => others.close(), { once: true });
  const lead = () =>
    followStream(events, {
      signal,
      onEvent: (event) => {
        take(event);
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
function take(event: UserEvent): void {
  if (event.kind === "order") {
    const { order } = event;
    queryClient.setQueryData(queryKey(trackOrder, { params: { id: order.order_id } }, language.get()), order);
    void queryClient.invalidateQueries({
      queryKey: ["orders"],
      predicate: ({ queryKey: [, path] }) => path !== trackOrder.path,
    });
    // A delivered order can be reviewed.
    void queryClient.invalidateQueries({
      queryKey: ["stores"],
      predicate: ({ queryKey: [, path] }) => path === storeReviews.path,
    });
  } else if (event.kind === "cart") {
    setTimeout(() => {
      const shown = queryClient.getQueryData<Cart>(queryKey(cartCall, {}, language.get()));
      if (shown !== undefined && shown.version < event.version)
        void queryClient.invalidateQueries({ queryKey: ["cart"] });
    }, OWN_ANSWER_MS);
  } else if (event.kind === "family") {
    void queryClient.invalidateQueries({ queryKey: ["family"] });
  } else {
    void queryClient.invalidateQueries({ queryKey: ["notifications"] });
    if (!isLookedAt(event.notification.link)) showNews(event.notification);
  }
}

/** Whether the page that news lead to is the one that stands: it tells them by itself. */
function isLookedAt(link: string | null): boolean {
  const path = notificationLink(link);
  return path !== null && path !== "/" && `${window.location.pathname}/`.startsWith(`${path}/`);
}
