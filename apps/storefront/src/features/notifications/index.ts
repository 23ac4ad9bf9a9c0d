export { OpenPathInRouter, openPath } from "./open-path.js";
export { showNotificationToast } from "./show-notification-toast.js";
export { useNotifications } from "./use-notifications.js";
export { followUserEvents } from "./user-events.js";
