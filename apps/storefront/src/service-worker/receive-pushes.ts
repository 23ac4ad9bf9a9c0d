import { initializeApp } from "firebase/app";
import { getMessaging } from "firebase/messaging/sw";
import { firebaseConfig } from "../platform/firebase-config.js";
import { pushAddress } from "./push-address.js";
import { type WorkerScope } from "./worker-scope.js";

/** What firebase puts into a notification that it shows in the background. */
interface FirebaseNotificationData {
  readonly FCM_MSG?: { readonly fcmOptions?: { link?: unknown }; readonly data?: { link?: unknown } };
}

/**
 * Shows pushes that come while no page of ours is seen, and leads a press on one to its address; pages that are seen
 * show them themselves. Does nothing in a build without firebase.
 */
export function receivePushes(worker: WorkerScope): void {
  if (firebaseConfig === null) return;

  // Before firebase's own, which would bring an open page to the front without leading it anywhere.
  worker.addEventListener("notificationclick", (event) => {
    const message = (event.notification.data as FirebaseNotificationData | null)?.FCM_MSG;
    if (message === undefined) return;
    event.stopImmediatePropagation();
    event.notification.close();
    const link = message.fcmOptions?.link ?? message.data?.link;
    event.waitUntil(show(worker, pushAddress(link, worker.location.origin)));
  });

  getMessaging(initializeApp(firebaseConfig));
}

/** Brings a page of ours to the front and leads it there, or opens one. */
async function show({ clients }: WorkerScope, path: string): Promise<void> {
  const [open] = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open === undefined) {
    await clients.openWindow(path);
    return;
  }
  // The page goes there by its own router, so that nothing of it is lost.
  open.postMessage({ type: "OPEN", path });
  await open.focus();
}
