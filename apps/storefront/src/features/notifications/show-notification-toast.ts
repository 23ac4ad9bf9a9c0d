import { clientMessages, createOrder, fillMessage } from "@talabee/contract";
import { notificationLink } from "@talabee/domain";
import { toast, toastDurations } from "@talabee/ui/primitives/toast";
import { openPath } from "./open-path.js";
import { type Shop } from "../../platform/index.js";

/** A notification from the event stream or a push. */
interface NotificationContent {
  /** Deduplicates a notification that arrives by stream and push. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly link: string | null;
}

/**
 * Shows a notification as an info toast with title and body for two seconds, in the visible tab only (REQ-PUSH-07,
 * REQ-MESSAGE-44).
 */
export function showNotificationToast(shop: Shop, { id, title, body, link }: NotificationContent): void {
  if (document.visibilityState !== "visible" || (title === "" && body === "")) return;
  const path = notificationLink(link);
  toast.show({
    id: `news-${id}`,
    title: title === "" ? body : title,
    text: title === "" ? undefined : body,
    tone: "info",
    duration: toastDurations.short,
    action:
      path === null
        ? undefined
        : {
            label: fillMessage(clientMessages.view, shop.language.get()),
            onClick: () => openPath(shop, path),
          },
  });
}

/** How long the page of a placed order may take to open, in ms. */
const OPENING_MS = 1500;

/**
 * Shows a notification of the event stream, unless the current page is its target, which shows the change itself. While
 * an order is being placed, its page is about to open.
 */
export function showStreamedNotification(shop: Shop, notification: NotificationContent): void {
  const mutations = shop.queryClient.getMutationCache();
  const isOrdering = () =>
    mutations.findAll({ mutationKey: [createOrder.path], status: "pending" }).length > 0;
  if (!isOrdering()) {
    showUnlessOnScreen(shop, notification);
    return;
  }
  const stop = mutations.subscribe(() => {
    if (isOrdering()) return;
    stop();
    setTimeout(() => showUnlessOnScreen(shop, notification), OPENING_MS);
  });
}

function showUnlessOnScreen(shop: Shop, notification: NotificationContent): void {
  const path = notificationLink(notification.link);
  const isOnScreen = path !== null && path !== "/" && `${window.location.pathname}/`.startsWith(`${path}/`);
  if (!isOnScreen) showNotificationToast(shop, notification);
}
