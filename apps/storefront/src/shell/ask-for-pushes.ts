import { requestNotificationPermission } from "@talabee/ui/app";
import { persistently, type Shop } from "../platform/index.js";

/**
 * Asks for permission to notify, once a start (REQ-PUSH-05), and follows pushes if it is granted; otherwise shows a reminder
 * once a session (REQ-PUSH-08, REQ-PUSH-10). Nothing else is loaded before the answer.
 */
export async function askForPushes(shop: Shop): Promise<void> {
  const permission = await requestNotificationPermission();
  if (permission === null) return;
  const { followPushes, remindOnce } = await persistently(() => import("../features/push/index.js"));
  if (permission === "granted") await followPushes(shop);
  else remindOnce(shop);
}
