import { clientMessages, fillMessage } from "@talabee/contract";
import { notificationLink } from "@talabee/domain";
import { toast, toastDurations } from "@talabee/ui/primitives/toast";
import { openPath } from "./open-path.js";
import { type Shop } from "../../platform/index.js";

/** Something new, however it came. */
export interface News {
  /** News that come two ways are shown once. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly link: string | null;
}

/**
 * Shows news as an info toast with title and body, for two seconds (REQ-PUSH-07, REQ-MESSAGE-44); in the tab that is
 * seen.
 */
export function showNotificationToast(shop: Shop, { id, title, body, link }: News): void {
  if (document.visibilityState !== "visible" || (title === "" && body === "")) return;
  const path = notificationLink(link);
  toast.show({
    id: `news-${id}`,
    title: title === "" ? body : title,
    text: title === "" ? undefined : body,
    tone: "info",
    duration: toastDurations.short,
    ...(path === null
      ? {}
      : {
          action: {
            label: fillMessage(clientMessages.view, shop.language.get()),
            onClick: () => openPath(shop, path),
          },
        }),
  });
}
