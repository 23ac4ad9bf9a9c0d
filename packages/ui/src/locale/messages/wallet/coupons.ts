import { defineMessage } from "../../define-message.js";

/* Messages of lists of coupons. */

export const coupons = defineMessage("wallet.coupons", "Coupons", "القسائم");
export const couponsFailed = defineMessage(
  "wallet.couponsFailed",
  "Your coupons did not load",
  "تعذّر تحميل قسائمك",
);
export const noCoupons = defineMessage("wallet.noCoupons", "No coupons yet", "لا توجد قسائم بعد");
export const noCouponsText = defineMessage(
  "wallet.noCouponsText",
  "Offers that you can use wait here for you.",
  "العروض المتاحة لك تظهر هنا.",
);
export const couponsUsable = defineMessage("wallet.couponsUsable", "Ready to use", "جاهزة للاستخدام");
export const couponsLocked = defineMessage("wallet.couponsLocked", "Almost there", "بقي القليل");
export const couponsOver = defineMessage("wallet.couponsOver", "Used and ended", "مستخدمة ومنتهية");
export const vendorCouponsTitle = defineMessage(
  "wallet.vendorCouponsTitle",
  "Vendor coupons",
  "قسائم المتاجر",
);
export const browse = defineMessage("wallet.browse", "Browse stores", "تصفّح المتاجر");
