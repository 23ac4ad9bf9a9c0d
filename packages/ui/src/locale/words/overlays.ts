import { defineWords } from "../define-words.js";

/** Words of dialogs, sheets and toasts. */
export const overlays = defineWords({
  en: {
    notifications: "Notifications ({hotkey})",
    cancel: "Cancel",
  },
  ar: {
    notifications: "الإشعارات ({hotkey})",
    cancel: "إلغاء",
  },
});
