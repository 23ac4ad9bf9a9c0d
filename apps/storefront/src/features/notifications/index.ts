export { OpenPathInRouter, openPath } from "./open-path.js";
export { showNotificationToast, showStreamedNotification } from "./show-notification-toast.js";
export { useNotifications } from "./use-notifications.js";
