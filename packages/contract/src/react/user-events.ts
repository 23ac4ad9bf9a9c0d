import { selectToken, selectUser } from "@talabee/domain";
import { appSettings, cart as cartCall, events, storeReviews, trackOrder } from "#calls";
import { followStream } from "../follow-stream.js";
import type { Cart } from "../schemas/cart.js";
import type { OrderTrack } from "../schemas/orders.js";
import type { UserEvent } from "../schemas/events.js";
import type { AppSettings } from "../schemas/settings.js";
import { shareStream } from "../share-stream.js";
import type { ClientApp } from "./client-app.js";
import { queryKey } from "./query-key.js";
import { refreshSettings } from "./refresh-settings.js";

/** Delay before a cart event refetches: the response of this tab's own call may bring the newer cart first. */
const OWN_RESPONSE_MS = 500;

/** Called with a new notification, in every tab. */
type OnNotification = (notification: Extract<UserEvent, { kind: "notification" }>["notification"]) => void;

/**
 * Follows the signed-in customer's events (REQ-PUSH-13) and updates or invalidates the queries that they affect. The tabs
 * of a browser share one stream.
 */
export function followUserEvents(app: ClientApp, onNotification: OnNotification): void {
  let following: { session: string; stop: AbortController } | null = null;
  let isLeft = false;
  const follow = () => {
    if (isLeft) return;
    const token = selectToken(app.store.getState());
    const user = selectUser(app.store.getState());
    const session = token === null || user === null ? null : `${token} ${app.language.get()}`;
    if (session === (following?.session ?? null)) return;
    following?.stop.abort();
    following = session === null ? null : { session, stop: new AbortController() };
    if (following === null || user === null) return;
    const { signal } = following.stop;
    void shareStream<UserEvent>(`talabee-events-${user.id}`, {
      signal,
      read: (onEvent) =>
        followStream(app.api, events, {
          signal,
          onEvent,
          // The settings may have changed while the stream was away: their events are not repeated.
          onBroken: (isBroken) => isBroken && refreshSettings(app),
        }),
      onEvent: (event) => applyEvent(app, event, onNotification),
    });
  };
  app.store.subscribe(follow);
  app.language.subscribe(follow);
  // With an open stream or a lock, the browser could not keep the page for the back button.
  window.addEventListener("pagehide", () => {
    isLeft = true;
    following?.stop.abort();
    following = null;
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    isLeft = false;
    follow();
    // Events may have been missed meanwhile.
    void app.queryClient.invalidateQueries();
  });
  follow();
}

/** Writes an order's status to the cache and invalidates the other queries that contain it. */
export function showOrderTrack({ queryClient, language }: ClientApp, track: OrderTrack): void {
  queryClient.setQueryData(queryKey(trackOrder, { params: { id: track.order_id } }, language.get()), track);
  void queryClient.invalidateQueries({
    queryKey: ["orders"],
    predicate: ({ queryKey: [, path] }) => path !== trackOrder.path,
  });
}

function applyEvent(app: ClientApp, event: UserEvent, onNotification: OnNotification): void {
  const { queryClient } = app;
  if (event.kind === "order") {
    showOrderTrack(app, event.order);
    // A delivered order can be reviewed.
    void queryClient.invalidateQueries({
      queryKey: ["stores"],
      predicate: ({ queryKey: [, path] }) => path === storeReviews.path,
    });
  } else if (event.kind === "cart") {
    setTimeout(() => {
      const cached = queryClient.getQueryData<Cart>(queryKey(cartCall, {}, app.language.get()));
      if (cached !== undefined && cached.version < event.version)
        void queryClient.invalidateQueries({ queryKey: ["cart"] });
    }, OWN_RESPONSE_MS);
  } else if (event.kind === "reset") {
    void queryClient.invalidateQueries();
  } else if (event.kind === "family") {
    void queryClient.invalidateQueries({ queryKey: ["family"] });
  } else if (event.kind === "settings") {
    const cached = queryClient.getQueryData<AppSettings>(queryKey(appSettings, {}, app.language.get()));
    if (cached?.version !== event.version) refreshSettings(app);
  } else {
    void queryClient.invalidateQueries({ queryKey: ["notifications"] });
    onNotification(event.notification);
  }
}
