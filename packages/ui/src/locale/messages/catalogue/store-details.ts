import { defineMessage } from "../../define-message.js";

/* Messages of store details. */

export const openingHours = defineMessage("catalogue.openingHours", "Opening hours", "أوقات العمل");
export const openUntil = defineMessage(
  "catalogue.openUntil",
  "Takes orders until {time}",
  "يستقبل الطلبات حتى {time}",
);
export const openAllDay = defineMessage("catalogue.openAllDay", "Open all day", "مفتوح طوال اليوم");
export const hours = defineMessage("catalogue.hours", "{open}–{close}", "{open} – {close}");
export const closedThatDay = defineMessage("catalogue.closedThatDay", "Closed", "مغلق");
export const today = defineMessage("catalogue.today", "Today", "اليوم");
export const nextDay = defineMessage("catalogue.nextDay", "the next day", "في اليوم التالي");
export const wholeWeek = defineMessage("catalogue.wholeWeek", "Whole week", "الأسبوع كله");
export const hoursUnknown = defineMessage(
  "catalogue.hoursUnknown",
  "This store has not told its hours yet.",
  "لم يحدد المتجر أوقات عمله بعد.",
);
export const noLocation = defineMessage(
  "catalogue.noLocation",
  "there is no location for this vendor",
  "لا يتوفر موقع لهذا المتجر",
);
export const directions = defineMessage("catalogue.directions", "Directions", "الاتجاهات");
export const directionsTo = defineMessage(
  "catalogue.directionsTo",
  "Directions to {name}",
  "الاتجاهات إلى {name}",
);
export const storeTags = defineMessage("catalogue.storeTags", "Known for", "أبرز ما لديه");
export const legalName = defineMessage("catalogue.legalName", "Registered as", "الاسم القانوني");
