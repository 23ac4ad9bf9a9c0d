export { NewsLinks, openPath } from "./open-path.js";
export { showNews } from "./show-notification-toast.js";
export { useNotifications } from "./use-notifications.js";
export { followUserEvents } from "./user-events.js";
