import { appSettings, registerPushToken } from "@talabee/contract";
import { savePushToken, selectToken } from "@talabee/domain";
import { type FirebaseOptions, initializeApp } from "firebase/app";
import { getMessaging, getToken, isSupported, type MessagePayload, onMessage } from "firebase/messaging";
import { apiQuery, type Shop } from "../../platform/index.js";
import { showNotificationToast } from "../notifications/index.js";

/** Without an answer for this long, firebase is not asked any further until the next start. */
const PATIENCE_MS = 30_000;

/**
 * Listens for pushes while a page of ours is seen, and tells the panel where this browser's are to go, for as long as
 * somebody is signed in. What fails is only logged (REQ-MESSAGE-06).
 */
export async function followFirebase(
  shop: Shop,
  config: FirebaseOptions,
  registration: ServiceWorkerRegistration,
): Promise<void> {
  try {
    if (!(await isSupported())) return;
    const messaging = getMessaging(initializeApp(config));
    // First of all: messages come over the worker, with or without a token.
    onMessage(messaging, (message) => showNotificationToast(shop, newsOf(message)));
    await navigator.serviceWorker.ready;
    const { push } = await shop.queryClient.fetchQuery(apiQuery(shop, appSettings));
    const token = await withTimeout(
      getToken(messaging, {
        serviceWorkerRegistration: registration,
        ...(push.vapid_key === undefined ? {} : { vapidKey: push.vapid_key }),
      }),
    );
    registerToken(shop, token);
  } catch (error) {
    console.error("An error occurred:", error);
  }
}

/** Keeps the token and registers it, now and whenever somebody signs in. */
function registerToken(shop: Shop, token: string): void {
  let toldFor: string | null = null;
  const tell = () => {
    const session = selectToken(shop.store.getState());
    if (session === toldFor) return;
    toldFor = session;
    // The storage's own copy went with the session before.
    if (session !== null) savePushToken(shop.localStorage, token);
    if (session === null) return;
    shop.api
      .send(registerPushToken, { body: { fcm_token: token, provider: "firebase", platform: "web" } })
      .catch((error: unknown) => console.error("An error occurred:", error));
  };
  savePushToken(shop.localStorage, token);
  shop.store.subscribe(tell);
  tell();
}

function newsOf({ messageId, notification, data, fcmOptions }: MessagePayload) {
  return {
    id: data?.["id"] ?? messageId,
    title: notification?.title ?? "",
    body: notification?.body ?? "",
    // The panel names the path beside firebase's whole address.
    link: data?.["link"] ?? fcmOptions?.link ?? null,
  };
}

/** Without a network firebase waits for ever. */
function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error("firebase did not answer")), PATIENCE_MS);
    }),
  ]);
}
