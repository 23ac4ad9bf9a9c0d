import { word } from "../word.js";

/* Words of dialogs, sheets and toasts. */

export const notifications = word(
  "overlays.notifications",
  "Notifications ({hotkey})",
  "الإشعارات ({hotkey})",
);
export const cancel = word("overlays.cancel", "Cancel", "إلغاء");
