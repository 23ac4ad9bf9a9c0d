import { appSettings, PanelError, registerPushToken } from "@talabee/contract";
import { savePushToken, selectToken } from "@talabee/domain";
import { FirebaseError, type FirebaseOptions, initializeApp } from "firebase/app";
import { getMessaging, getToken, isSupported, type MessagePayload, onMessage } from "firebase/messaging";
import { apiQuery, persistently, type Shop } from "../../platform/index.js";
import { showNotificationToast } from "../notifications/index.js";

/** Timeout of firebase's token. */
const TOKEN_TIMEOUT_MS = 30_000;
/** How often the token is asked for, and sent to the server; the next page load tries again. */
const TRIES = 5;

/**
 * Shows pushes that arrive while a page is visible, and registers this browser's push token with the server for every
 * session. What is lost on its way is asked for again; that it cannot be had is only logged (REQ-MESSAGE-06).
 */
export async function followFirebase(
  shop: Shop,
  config: FirebaseOptions,
  registration: ServiceWorkerRegistration,
): Promise<void> {
  try {
    if (!(await isSupported())) return;
    const messaging = getMessaging(initializeApp(config));
    // Subscribe before the token is requested: messages arrive through the worker even if the token fails.
    onMessage(messaging, (message) => showNotificationToast(shop, notificationOf(message)));
    await navigator.serviceWorker.ready;
    const requestToken = async () => {
      const { push } = await shop.queryClient.fetchQuery(apiQuery(shop, appSettings));
      return withTimeout(
        getToken(messaging, {
          serviceWorkerRegistration: registration,
          ...(push.vapid_key === undefined ? {} : { vapidKey: push.vapid_key }),
        }),
      );
    };
    const isLost = (error: unknown) =>
      // Otherwise the customer or the browser does not allow it.
      !(error instanceof FirebaseError && /permission|unsupported/.test(error.code));
    const token = await persistently(requestToken, {
      tries: TRIES,
      isLost,
      onLost: (_, error) => log(error),
    });
    registerToken(shop, token);
  } catch (error) {
    log(error);
  }
}

const log = (error: unknown) => console.error("An error occurred:", error);

/** Stores the token and registers it, now and after every sign-in. */
function registerToken(shop: Shop, token: string): void {
  let registeredFor: string | null = null;
  const register = () => {
    const session = selectToken(shop.store.getState());
    if (session === registeredFor) return;
    registeredFor = session;
    // The sign-out removed the stored token.
    if (session !== null) savePushToken(shop.localStorage, token);
    if (session === null) return;
    const body = { fcm_token: token, provider: "firebase", platform: "web" } as const;
    const isLost = (error: unknown) =>
      error instanceof PanelError && (error.status === 0 || error.status >= 500);
    const send = async () => {
      if (selectToken(shop.store.getState()) === session) await shop.api.send(registerPushToken, { body });
    };
    persistently(send, { tries: TRIES, isLost }).catch(log);
  };
  savePushToken(shop.localStorage, token);
  shop.store.subscribe(register);
  register();
}

function notificationOf({ messageId, notification, data, fcmOptions }: MessagePayload) {
  return {
    id: data?.["id"] ?? messageId,
    title: notification?.title ?? "",
    body: notification?.body ?? "",
    // Prefer the path in the data: firebase's own link is absolute.
    link: data?.["link"] ?? fcmOptions?.link ?? null,
  };
}

/** Rejects after the timeout: without a network, firebase never settles. */
function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error("firebase did not answer")), TOKEN_TIMEOUT_MS);
    }),
  ]);
}
