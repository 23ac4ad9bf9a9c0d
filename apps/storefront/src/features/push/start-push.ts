import { toastDurations } from "@talabee/ui/primitives/toast";
import { clientMessages, fillMessage } from "@talabee/contract";
import { notificationLink } from "@talabee/domain";
import { firebaseConfig, perShop, persistently, showQuietly, type Shop } from "../../platform/index.js";
import { openPath } from "../notifications/index.js";

/** Session storage key: the reminder was shown. */
const REMINDED = "notificationsReminded";

/**
 * Follows pushes if they are allowed, and opens those that the customer presses. `registration` is the service worker that
 * receives them; null without one.
 */
export async function startPush(shop: Shop, registration: ServiceWorkerRegistration | null): Promise<void> {
  openPressedPushes(shop);
  if ("Notification" in window && Notification.permission === "granted")
    await followPushes(shop, registration);
}

const pushState = perShop(() => ({ isFollowing: false }));

/**
 * Loads firebase if it is configured; otherwise the event stream delivers the notifications. `registration` is the one
 * of this page by default.
 */
export async function followPushes(
  shop: Shop,
  registration?: ServiceWorkerRegistration | null,
): Promise<void> {
  const state = pushState(shop);
  if (firebaseConfig === null || !("serviceWorker" in navigator)) return;
  registration ??= (await navigator.serviceWorker.getRegistration()) ?? null;
  if (registration === null || state.isFollowing) return;
  state.isFollowing = true;
  const { followFirebase } = await persistently(() => import("./firebase.js"));
  await followFirebase(shop, firebaseConfig, registration);
}

/** Reminds that notifications are not allowed, once a session (REQ-PUSH-08). */
export function remindOnce(shop: Shop): void {
  if (shop.sessionStorage.get(REMINDED) !== null) return;
  shop.sessionStorage.set(REMINDED, "1");
  showQuietly(() => ({
    title: fillMessage(clientMessages.allow_notifications, shop.language.get()),
    tone: "danger",
    duration: toastDurations.short,
  }));
}

/** Navigates to the path of a clicked system notification, sent by the service worker. */
function openPressedPushes(shop: Shop): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const message = data as { type?: unknown; path?: unknown } | null;
    if (message?.type !== "OPEN" || typeof message.path !== "string") return;
    const path = notificationLink(message.path);
    if (path !== null) openPath(shop, path);
  });
}
