import { pushAddress } from "@talabee/domain";
import { initializeApp } from "firebase/app";
import { getMessaging } from "firebase/messaging/sw";
import { firebaseConfig } from "../platform/firebase-config.js";
import { type WorkerScope } from "./worker-scope.js";

/** Data of a notification that firebase shows in the background. */
interface FirebaseNotificationData {
  readonly FCM_MSG?: { readonly fcmOptions?: { link?: unknown }; readonly data?: { link?: unknown } };
}

/**
 * Shows pushes while no page is visible and opens the path of a clicked one; visible pages show pushes themselves. Does
 * nothing in a build without firebase.
 */
export function receivePushes(worker: WorkerScope): void {
  if (firebaseConfig === null) return;

  // Registered before firebase's own listener, which would focus an open page without navigating.
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

/** Focuses an open page and navigates it, or opens a new one. */
async function show({ clients }: WorkerScope, path: string): Promise<void> {
  const [open] = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open === undefined) {
    await clients.openWindow(path);
    return;
  }
  // The page navigates with its router, which keeps its state.
  open.postMessage({ type: "OPEN", path });
  await open.focus();
}
