import { defineMessage } from "../../define-message.js";

/* Messages of the notifications page. */

export const notifications = defineMessage("account.notifications", "Notifications", "الإشعارات");
export const markAllRead = defineMessage("account.markAllRead", "Mark all read", "تحديد الكل كمقروء");
export const today = defineMessage("account.today", "Today", "اليوم");
export const earlier = defineMessage("account.earlier", "Earlier", "سابقًا");
export const unread = defineMessage("account.unread", "Unread", "غير مقروء");
export const deleteNotification = defineMessage(
  "account.deleteNotification",
  "Delete “{title}”",
  "حذف «{title}»",
);
export const noNotifications = defineMessage("account.noNotifications", "No notifications", "لا توجد إشعارات");
export const noNotificationsText = defineMessage(
  "account.noNotificationsText",
  "News of your orders and offers shows here.",
  "تظهر هنا أخبار طلباتك والعروض.",
);
export const notificationsFailed = defineMessage(
  "account.notificationsFailed",
  "Your notifications did not load",
  "تعذّر تحميل إشعاراتك",
);
export const permissionTitle = defineMessage(
  "account.permissionTitle",
  "Know when it’s at the door",
  "اعرف متى يصل الطلب إلى بابك",
);
export const permissionText = defineMessage(
  "account.permissionText",
  "We tell you when the kitchen accepts, when your rider sets off and when they arrive.",
  "نخبرك حين يقبل المطبخ طلبك، وحين ينطلق المندوب، وحين يصل.",
);
export const permissionAllow = defineMessage(
  "account.permissionAllow",
  "Allow notifications",
  "السماح بالإشعارات",
);
export const notNow = defineMessage("account.notNow", "Not now", "ليس الآن");
export const blockedTitle = defineMessage(
  "account.blockedTitle",
  "Notifications are blocked",
  "الإشعارات محظورة",
);
export const blockedText = defineMessage(
  "account.blockedText",
  "Allow them in your browser: press the sign beside the address, then Notifications.",
  "اسمح بها من المتصفح: اضغط الرمز المجاور لعنوان الموقع، ثم «الإشعارات».",
);
export const gotIt = defineMessage("account.gotIt", "Got it", "حسنًا");
export const turnOn = defineMessage("account.turnOn", "Turn on", "تفعيل");
export const remindText = defineMessage(
  "account.remindText",
  "Hear from us while your order is on its way.",
  "نوافيك بأخبار طلبك وهو في الطريق.",
);
export const permissionOn = defineMessage("account.permissionOn", "Notifications are on", "الإشعارات مفعّلة");
