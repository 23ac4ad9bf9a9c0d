import { defineMessage } from "../define-message.js";

/* Messages of form fields and forms. */

export const showPassword = defineMessage("forms.showPassword", "Show password", "إظهار كلمة المرور");
export const hidePassword = defineMessage("forms.hidePassword", "Hide password", "إخفاء كلمة المرور");
export const choose = defineMessage("forms.choose", "Choose", "اختر");
export const errorCount = defineMessage(
  "forms.errorCount",
  { one: "One thing to fix before we go on.", other: "{count} things to fix before we go on." },
  {
    zero: "لا شيء لتصحيحه.",
    one: "أمر واحد نصحّحه قبل المتابعة.",
    two: "أمران نصحّحهما قبل المتابعة.",
    few: "{count} أمور نصحّحها قبل المتابعة.",
    many: "{count} أمرًا نصحّحها قبل المتابعة.",
    other: "{count} أمر نصحّحها قبل المتابعة.",
  },
);
export const codeLabel = defineMessage("forms.codeLabel", "Verification code", "رمز التحقق");
export const clearSearch = defineMessage("forms.clearSearch", "Clear the search", "مسح البحث");
export const charactersLeft = defineMessage(
  "forms.charactersLeft",
  { one: "One character left", other: "{count} characters left" },
  {
    zero: "لم يبقَ أي حرف",
    one: "بقي حرف واحد",
    two: "بقي حرفان",
    few: "بقيت {count} أحرف",
    many: "بقي {count} حرفًا",
    other: "بقي {count} حرف",
  },
);
export const day = defineMessage("forms.day", "Day", "اليوم");
export const month = defineMessage("forms.month", "Month", "الشهر");
export const year = defineMessage("forms.year", "Year", "السنة");
export const dayHint = defineMessage("forms.dayHint", "DD", "يوم");
export const monthHint = defineMessage("forms.monthHint", "MM", "شهر");
export const yearHint = defineMessage("forms.yearHint", "YYYY", "سنة");
export const dateIncomplete = defineMessage(
  "forms.dateIncomplete",
  "Write day, month and a year of four digits",
  "يرجى كتابة اليوم والشهر والسنة من أربعة أرقام",
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
export const addFile = defineMessage("forms.addFile", "Add a file", "إضافة ملف");
export const addAnotherFile = defineMessage("forms.addAnotherFile", "Add another file", "إضافة ملف آخر");
export const orDropFile = defineMessage("forms.orDropFile", "or drop it here", "أو أفلته هنا");
export const orTakePhoto = defineMessage("forms.orTakePhoto", "or take a photo", "أو التقط صورة");
export const removeFile = defineMessage("forms.removeFile", "Remove {name}", "إزالة {name}");
export const fileAdded = defineMessage("forms.fileAdded", "{name} added", "أضيف {name}");
export const fileRemoved = defineMessage("forms.fileRemoved", "{name} removed", "أزيل {name}");
export const fileReady = defineMessage("forms.fileReady", "{size}, ready", "{size}، جاهز");
export const uploading = defineMessage("forms.uploading", "Uploading {name}", "جارٍ رفع {name}");
export const kilobytes = defineMessage("forms.kilobytes", "{size} KB", "{size} كيلوبايت");
export const megabytes = defineMessage("forms.megabytes", "{size} MB", "{size} ميغابايت");
export const fileTooLarge = defineMessage(
  "forms.fileTooLarge",
  "{name} is larger than {size}. Choose a smaller one.",
  "حجم {name} أكبر من {size}. يرجى اختيار ملف أصغر.",
);
export const fileWrongType = defineMessage(
  "forms.fileWrongType",
  "{name} is of a kind that cannot be used here.",
  "لا يمكن استخدام {name} لأن نوعه غير مقبول هنا.",
);
export const tooManyFiles = defineMessage(
  "forms.tooManyFiles",
  { one: "Only one file fits here.", other: "Only {count} files fit here." },
  {
    zero: "لا يمكن إضافة ملفات هنا.",
    one: "يمكن إضافة ملف واحد فقط.",
    two: "يمكن إضافة ملفين فقط.",
    few: "يمكن إضافة {count} ملفات فقط.",
    many: "يمكن إضافة {count} ملفًا فقط.",
    other: "يمكن إضافة {count} ملف فقط.",
  },
);
export const stars = defineMessage(
  "forms.stars",
  { one: "One star", other: "{count} stars" },
  {
    zero: "بلا نجوم",
    one: "نجمة واحدة",
    two: "نجمتان",
    few: "{count} نجوم",
    many: "{count} نجمة",
    other: "{count} نجمة",
  },
);
export const rating1 = defineMessage("forms.rating1", "Poor", "ضعيف");
export const rating2 = defineMessage("forms.rating2", "Fair", "مقبول");
export const rating3 = defineMessage("forms.rating3", "Good", "جيد");
export const rating4 = defineMessage("forms.rating4", "Very good", "جيد جدًا");
export const rating5 = defineMessage("forms.rating5", "Excellent", "ممتاز");
export const sendFailed = defineMessage(
  "forms.sendFailed",
  "This was not sent. What you typed is still here; please try again.",
  "تعذّر الإرسال. ما كتبته ما زال هنا، يرجى المحاولة مرة أخرى.",
);
