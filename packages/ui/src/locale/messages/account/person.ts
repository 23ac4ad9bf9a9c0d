import { defineMessage } from "../../define-message.js";

/* Messages of forms about the customer: profile and first sign-in. */

export const profilePartsFailed = defineMessage(
  "account.profilePartsFailed",
  "Part of your profile did not load.",
  "تعذّر تحميل جزء من ملفك الشخصي.",
);
export const profileFailed = defineMessage(
  "account.profileFailed",
  "Your profile did not load",
  "تعذّر تحميل ملفك الشخصي",
);
export const country = defineMessage("account.country", "Country", "الدولة");
export const birthday = defineMessage("account.birthday", "Birthday", "تاريخ الميلاد");
export const gender = defineMessage("account.gender", "Gender", "الجنس");
export const male = defineMessage("account.male", "Male", "ذكر");
export const female = defineMessage("account.female", "Female", "أنثى");
export const username = defineMessage("account.username", "Username", "اسم المستخدم");
export const usernameHelp = defineMessage(
  "account.usernameHelp",
  "3 to 30 small letters, digits, dots or underscores",
  "من 3 إلى 30 من الحروف الإنجليزية الصغيرة والأرقام والنقاط والشرطات السفلية",
);
export const verified = defineMessage("account.verified", "Verified", "موثّق");
export const editTitle = defineMessage("account.editTitle", "Edit profile", "تعديل الملف الشخصي");
export const saveChanges = defineMessage("account.saveChanges", "Save changes", "حفظ التغييرات");
export const changePicture = defineMessage("account.changePicture", "Change your picture", "تغيير صورتك");
export const pictureFormat = defineMessage(
  "account.pictureFormat",
  "Choose a JPG or PNG picture",
  "يرجى اختيار صورة JPG أو PNG",
);
export const aboutYou = defineMessage("account.aboutYou", "A little about you", "نبذة عنك");
export const aboutYouText = defineMessage(
  "account.aboutYouText",
  "So that offers fit, and we can wish you a happy birthday.",
  "لتناسبك العروض، ولنهنئك بعيد ميلادك.",
);
export const saveAndGoOn = defineMessage("account.saveAndGoOn", "Save and continue", "حفظ ومتابعة");
export const skip = defineMessage("account.skip", "Skip for now", "التخطي الآن");
