import { defineMessage } from "../../define-message.js";

/* Messages of file fields. */

export const addFile = defineMessage("forms.addFile", "Add a file", "إضافة ملف");
export const addAnotherFile = defineMessage("forms.addAnotherFile", "Add another file", "إضافة ملف آخر");
export const orDropFile = defineMessage("forms.orDropFile", "or drop it here", "أو أفلته هنا");
export const orTakePhoto = defineMessage("forms.orTakePhoto", "or take a photo", "أو التقط صورة");
export const removeFile = defineMessage("forms.removeFile", "Remove {name}", "إزالة {name}");
export const fileAdded = defineMessage("forms.fileAdded", "{name} added", "أُضيف {name}");
export const fileRemoved = defineMessage("forms.fileRemoved", "{name} removed", "أُزيل {name}");
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
export const fileBroken = defineMessage(
  "forms.fileBroken",
  "{name} is damaged and cannot be read. Choose another.",
  "الملف {name} تالف ولا يمكن قراءته. يرجى اختيار ملف آخر.",
);
export const pictureTooLarge = defineMessage(
  "forms.pictureTooLarge",
  "{name} has too many pixels to be opened here. Choose a smaller picture.",
  "دقة الصورة {name} أعلى مما يمكن فتحه هنا. يرجى اختيار صورة أصغر.",
);
export const pictureIsHeic = defineMessage(
  "forms.pictureIsHeic",
  "This browser cannot read HEIC photos such as {name}. Save it as JPG, or choose another.",
  "لا يستطيع هذا المتصفح قراءة صور HEIC مثل {name}. يرجى حفظها بصيغة JPG أو اختيار صورة أخرى.",
);
export const preparingFile = defineMessage("forms.preparingFile", "Preparing {name}", "جارٍ تجهيز {name}");
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
