export {
  type NotificationData,
  type NotificationListProps,
  NotificationList,
  NotificationListSkeleton,
} from "./notification-list.js";
