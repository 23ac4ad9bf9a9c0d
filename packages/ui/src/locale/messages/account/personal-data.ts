import { defineMessage } from "../../define-message.js";

/* Messages of the customer's own data: download and deletion. */

export const yourData = defineMessage("account.yourData", "Your data", "بياناتك");
export const downloadTitle = defineMessage("account.downloadTitle", "Download your data", "تنزيل بياناتك");
export const downloadText = defineMessage(
  "account.downloadText",
  "A file with everything we have stored about you: profile, addresses, orders, payments and reviews.",
  "ملف بكل ما نحفظه عنك: ملفك الشخصي وعناوينك وطلباتك ومدفوعاتك وتقييماتك.",
);
export const download = defineMessage("account.download", "Download", "تنزيل");
export const downloaded = defineMessage("account.downloaded", "Your file is saved", "تم حفظ الملف");
export const deleteTitle = defineMessage("account.deleteTitle", "Delete your account", "حذف حسابك");
export const deleteText = defineMessage(
  "account.deleteText",
  "Your profile, addresses, cards and favourites are deleted at once and cannot be restored. Money left in your wallet is lost.",
  "يُحذف ملفك الشخصي وعناوينك وبطاقاتك ومفضلتك فورًا ولا يمكن استعادتها، وتفقد ما تبقّى في محفظتك.",
);
export const deleteKept = defineMessage(
  "account.deleteKept",
  "The law asks us to keep orders and payments for ten years. They stay without your name, addresses and notes.",
  "يلزمنا القانون بحفظ الطلبات والمدفوعات عشر سنوات، وتبقى من دون اسمك وعناوينك وملاحظاتك.",
);
export const deleteAccount = defineMessage("account.deleteAccount", "Delete account", "حذف الحساب");
