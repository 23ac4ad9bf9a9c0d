import { defineMessage } from "@talabee/ui/locale";

/* Messages of riders in the office. */

export const riders = defineMessage("office.riders", "Riders", "المندوبون");
export const noRidersYet = defineMessage("office.noRidersYet", "No riders yet", "لا مندوبين بعد");
export const noRidersYetText = defineMessage(
  "office.noRidersYetText",
  "Without a rider, a store can prepare deliveries but nobody can bring them.",
  "بلا مندوب يحضّر المتجر طلبات التوصيل ولا أحد يوصلها.",
);
export const addRider = defineMessage("office.addRider", "Add a rider", "إضافة مندوب");
export const addRiderText = defineMessage(
  "office.addRiderText",
  "They register in the shop first. From then on they start their shift at the riders’ door.",
  "يسجّلون في المتجر الإلكتروني أولًا، ثم يبدأون ورديتهم من بوابة المندوبين.",
);
export const riderEmail = defineMessage("office.riderEmail", "E-mail of the account", "بريد الحساب");
export const nameArabic = defineMessage("office.riderNameArabic", "Name in Arabic", "الاسم بالعربية");
export const mobile = defineMessage("office.riderMobile", "Mobile", "الجوال");
export const order = defineMessage("office.riderOrder", "Order", "الطلب");
export const onTheWay = defineMessage("office.riderBusy", "Carries an order", "يوصل طلبًا");
export const onDuty = defineMessage("office.riderOnDuty", "On duty", "في الخدمة");
export const offDuty = defineMessage("office.riderOffDuty", "Off duty", "خارج الخدمة");
export const endWork = defineMessage("office.endRiderWork", "End the work of {name}", "إنهاء عمل {name}");
export const endWorkText = defineMessage(
  "office.endRiderWorkText",
  "They get no more orders. The account stays, and can be made a rider again.",
  "لن تصله طلبات بعد الآن. يبقى الحساب ويمكن إضافته مندوبًا من جديد.",
);
