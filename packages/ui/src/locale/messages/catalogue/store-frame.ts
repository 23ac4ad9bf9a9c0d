import { defineMessage } from "../../define-message.js";

/* Messages of the frame of the store pages. */

export const closedText = defineMessage(
  "catalogue.closedText",
  "Have a look at the menu; you can order when the doors open.",
  "تصفّح القائمة، ويمكنك الطلب حين يفتح المتجر.",
);
export const preorderText = defineMessage(
  "catalogue.preorderText",
  "Order ahead and choose your time.",
  "اطلب مسبقًا واختر الموعد الذي يناسبك.",
);
export const noOrdersForNow = defineMessage(
  "catalogue.noOrdersForNow",
  "Last orders for now have been taken",
  "انتهى وقت استقبال الطلبات الفورية",
);
export const dineInOnlyMessage = defineMessage(
  "catalogue.dineInOnlyMessage",
  "Can't buy from this store, just dine in",
  "لا يمكن الشراء من هذا المتجر، فهو متاح لتناول الطعام في المطعم فقط",
);
export const freeDeliveryOver = defineMessage(
  "catalogue.freeDeliveryOver",
  "Free delivery over {amount}",
  "توصيل مجاني للطلبات فوق {amount}",
);
export const offerPercent = defineMessage(
  "catalogue.offerPercent",
  "Up to {percent} off on this menu",
  "خصم يصل إلى {percent} في هذه القائمة",
);
export const menu = defineMessage("catalogue.menu", "Menu", "القائمة");
export const viewCart = defineMessage("catalogue.viewCart", "View cart", "عرض السلة");
