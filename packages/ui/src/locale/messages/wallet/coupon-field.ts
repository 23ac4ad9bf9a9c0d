import { defineMessage } from "../../define-message.js";

/* Messages of entering a coupon code. */

export const couponCode = defineMessage("wallet.couponCode", "Coupon code", "رمز القسيمة");
export const apply = defineMessage("wallet.apply", "Apply", "تطبيق");
export const saved = defineMessage("wallet.saved", "You save {amount}", "وفّرت {amount}");
export const freeDelivery = defineMessage("wallet.freeDelivery", "Free delivery", "توصيل مجاني");
export const chooseCoupon = defineMessage("wallet.chooseCoupon", "Choose a coupon", "اختر قسيمة");
