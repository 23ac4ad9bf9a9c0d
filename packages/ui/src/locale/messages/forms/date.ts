import { defineMessage } from "../../define-message.js";

/* Messages of date fields. */

export const day = defineMessage("forms.day", "Day", "اليوم");
export const month = defineMessage("forms.month", "Month", "الشهر");
export const year = defineMessage("forms.year", "Year", "السنة");
export const dayHint = defineMessage("forms.dayHint", "DD", "يوم");
export const monthHint = defineMessage("forms.monthHint", "MM", "شهر");
export const yearHint = defineMessage("forms.yearHint", "YYYY", "سنة");
export const dateIncomplete = defineMessage(
  "forms.dateIncomplete",
  "Write day, month and a year of four digits",
  "يرجى كتابة اليوم والشهر والسنة، والسنة بأربعة أرقام",
);
export const dateImpossible = defineMessage(
  "forms.dateImpossible",
  "This date does not exist",
  "هذا التاريخ غير موجود",
);
export const dateTooEarly = defineMessage(
  "forms.dateTooEarly",
  "Choose {date} or later",
  "يرجى اختيار {date} أو تاريخ بعده",
);
export const dateTooLate = defineMessage(
  "forms.dateTooLate",
  "Choose {date} or earlier",
  "يرجى اختيار {date} أو تاريخ قبله",
);
