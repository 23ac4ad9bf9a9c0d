import { defineMessage } from "../../define-message.js";

/* Messages of a coupon shown as a ticket. */

export const off = defineMessage("wallet.off", "off", "خصم");
export const freeBig = defineMessage("wallet.freeBig", "Free", "مجاني");
export const freeSmall = defineMessage("wallet.freeSmall", "delivery", "التوصيل");
export const spendSave = defineMessage(
  "wallet.spendSave",
  "Spend {least}, save up to {most}",
  "اطلب بقيمة {least} ووفّر حتى {most}",
);
export const spend = defineMessage("wallet.spend", "Spend {least} or more", "اطلب بقيمة {least} أو أكثر");
export const saveUpTo = defineMessage("wallet.saveUpTo", "Save up to {most}", "وفّر حتى {most}");
export const anyOrder = defineMessage("wallet.anyOrder", "For any order", "لأي طلب");
export const until = defineMessage("wallet.until", "Until {date}", "حتى {date}");
export const untilTime = defineMessage("wallet.untilTime", "Ends {date}, {time}", "تنتهي {date}، {time}");
export const useIt = defineMessage("wallet.useIt", "Use it", "استخدام");
export const useCoupon = defineMessage("wallet.useCoupon", "Use it: {code}", "استخدام {code}");
export const applied = defineMessage("wallet.applied", "Applied", "مطبّقة");
export const removeCoupon = defineMessage(
  "wallet.removeCoupon",
  "Remove coupon {code}",
  "إزالة القسيمة {code}",
);
export const missing = defineMessage("wallet.missing", "Add {amount} more", "أضف {amount} لتستخدمها");
export const used = defineMessage("wallet.used", "Used", "مستخدمة");
export const ended = defineMessage("wallet.ended", "Ended", "منتهية");
