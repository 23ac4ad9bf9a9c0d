import { word } from "../word.js";

/* Words of the fields and of the form around them. */

export const showPassword = word("forms.showPassword", "Show password", "إظهار كلمة المرور");
export const hidePassword = word("forms.hidePassword", "Hide password", "إخفاء كلمة المرور");
export const choose = word("forms.choose", "Choose", "اختر");
export const errorCount = word(
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
export const codeLabel = word("forms.codeLabel", "Verification code", "رمز التحقق");
export const clearSearch = word("forms.clearSearch", "Clear the search", "مسح البحث");
export const charactersLeft = word(
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
export const day = word("forms.day", "Day", "اليوم");
export const month = word("forms.month", "Month", "الشهر");
export const year = word("forms.year", "Year", "السنة");
export const dayHint = word("forms.dayHint", "DD", "يوم");
export const monthHint = word("forms.monthHint", "MM", "شهر");
export const yearHint = word("forms.yearHint", "YYYY", "سنة");
export const dateIncomplete = word(
  "forms.dateIncomplete",
  "Write day, month and a year of four digits",
  "يرجى كتابة اليوم والشهر والسنة من أربعة أرقام",
);
export const dateImpossible = word(
  "forms.dateImpossible",
  "This date does not exist",
  "هذا التاريخ غير موجود",
);
export const dateTooEarly = word(
  "forms.dateTooEarly",
  "Choose {date} or later",
  "يرجى اختيار {date} أو تاريخ بعده",
);
export const dateTooLate = word(
  "forms.dateTooLate",
  "Choose {date} or earlier",
  "يرجى اختيار {date} أو تاريخ قبله",
);
export const addFile = word("forms.addFile", "Add a file", "إضافة ملف");
export const addAnotherFile = word("forms.addAnotherFile", "Add another file", "إضافة ملف آخر");
export const orDropFile = word("forms.orDropFile", "or drop it here", "أو أفلته هنا");
export const orTakePhoto = word("forms.orTakePhoto", "or take a photo", "أو التقط صورة");
export const removeFile = word("forms.removeFile", "Remove {name}", "إزالة {name}");
export const fileAdded = word("forms.fileAdded", "{name} added", "أضيف {name}");
export const fileRemoved = word("forms.fileRemoved", "{name} removed", "أزيل {name}");
export const fileReady = word("forms.fileReady", "{size}, ready", "{size}، جاهز");
export const uploading = word("forms.uploading", "Uploading {name}", "جارٍ رفع {name}");
export const kilobytes = word("forms.kilobytes", "{size} KB", "{size} كيلوبايت");
export const megabytes = word("forms.megabytes", "{size} MB", "{size} ميغابايت");
export const fileTooLarge = word(
  "forms.fileTooLarge",
  "{name} is larger than {size}. Choose a smaller one.",
  "حجم {name} أكبر من {size}. يرجى اختيار ملف أصغر.",
);
export const fileWrongType = word(
  "forms.fileWrongType",
  "{name} is of a kind that cannot be used here.",
  "لا يمكن استخدام {name} لأن نوعه غير مقبول هنا.",
);
export const tooManyFiles = word(
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
export const stars = word(
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
export const rating1 = word("forms.rating1", "Poor", "ضعيف");
export const rating2 = word("forms.rating2", "Fair", "مقبول");
export const rating3 = word("forms.rating3", "Good", "جيد");
export const rating4 = word("forms.rating4", "Very good", "جيد جدًا");
export const rating5 = word("forms.rating5", "Excellent", "ممتاز");
export const sendFailed = word(
  "forms.sendFailed",
  "This was not sent. What you typed is still here; please try again.",
  "تعذّر الإرسال. ما كتبته ما زال هنا، يرجى المحاولة مرة أخرى.",
);
