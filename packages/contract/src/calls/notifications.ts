/* Notifications. */
import { defineCall } from "../call.js";
import { NoFields, Nothing } from "../schemas/nothing.js";
import { NotificationList, notificationsQuery, PushTokenRequest } from "../schemas/notifications.js";

export const notifications = defineCall({
  method: "GET",
  path: "/api/notifications",
  tag: "Notifications",
  summary: "The customer's notifications, newest first",
  access: "user",
  query: notificationsQuery,
  data: NotificationList,
});

export const readNotification = defineCall({
  method: "POST",
  path: "/api/notifications/{id}/read",
  tag: "Notifications",
  summary: "Mark a notification as read",
  access: "user",
  body: NoFields,
  data: Nothing,
  message: null,
  errors: { not_found: null },
  invalidates: ["notifications"],
});

export const readAllNotifications = defineCall({
  method: "POST",
  path: "/api/notifications/read-all",
  tag: "Notifications",
  summary: "Mark every notification as read",
  access: "user",
  body: NoFields,
  data: Nothing,
  message: null,
  invalidates: ["notifications"],
});

export const deleteNotification = defineCall({
  method: "POST",
  path: "/api/notifications/{id}/delete",
  tag: "Notifications",
  summary: "Delete a notification",
  access: "user",
  body: NoFields,
  data: Nothing,
  message: "deleted",
  errors: { not_found: null },
  invalidates: ["notifications"],
});

export const registerPushToken = defineCall({
  method: "POST",
  path: "/api/fcm-token",
  tag: "Notifications",
  summary: "Register the push token of this browser",
  access: "user",
  body: PushTokenRequest,
  data: Nothing,
  message: null,
});
