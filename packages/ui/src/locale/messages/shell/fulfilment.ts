import { defineMessage } from "../../define-message.js";

/* Messages of the sheet that asks how, where and when an order is wanted. */

export const whereAndWhen = defineMessage("shell.whereAndWhen", "Where and when", "أين ومتى؟");
export const whereAndWhenText = defineMessage(
  "shell.whereAndWhenText",
  "You will see the stores that can serve you there and then, with their fees.",
  "ستظهر لك المتاجر التي تخدمك في المكان والوقت اللذين تختارهما، مع رسومها.",
);
export const where = defineMessage("shell.where", "Where", "المكان");
export const when = defineMessage("shell.when", "When", "الوقت");
export const anyPlaceText = defineMessage(
  "shell.anyPlaceText",
  "Stores of the whole city",
  "متاجر المدينة كلها",
);
export const pinPlace = defineMessage("shell.pinPlace", "A pin on the map", "نقطة على الخريطة");
export const pinPlaceText = defineMessage(
  "shell.pinPlaceText",
  "Your current position, or any other",
  "موقعك الحالي أو أي مكان آخر",
);
export const now = defineMessage("shell.now", "Now", "الآن");
export const later = defineMessage("shell.later", "Later", "لاحقًا");
export const day = defineMessage("shell.day", "Day", "في أي يوم؟");
export const hour = defineMessage("shell.hour", "Time", "في أي ساعة؟");
export const manageAddresses = defineMessage("shell.manageAddresses", "My addresses", "عناويني");
export const addFirstAddress = defineMessage("shell.addFirstAddress", "Add an address", "أضف عنوانًا");
export const showStores = defineMessage("shell.showStores", "Show stores", "عرض المتاجر");
