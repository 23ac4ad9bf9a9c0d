import { defineMessage } from "../define-message.js";

/* Messages of dialogs, sheets and toasts. */

export const notifications = defineMessage(
  "overlays.notifications",
  "Notifications ({hotkey})",
  "الإشعارات ({hotkey})",
);
export const cancel = defineMessage("overlays.cancel", "Cancel", "إلغاء");
