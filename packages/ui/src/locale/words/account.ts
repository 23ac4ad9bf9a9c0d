import { word } from "../word.js";

/* Words of the customer's own page. */

export const title = word("account.title", "Profile", "حسابي");
export const yours = word("account.yours", "Yours", "لك");
export const settings = word("account.settings", "Settings", "الإعدادات");
export const language = word("account.language", "Language", "اللغة");
export const languageName = word("account.languageName", "English", "العربية");
export const theme = word("account.theme", "Theme", "المظهر");
export const themeLight = word("account.themeLight", "Light", "فاتح");
export const themeDark = word("account.themeDark", "Dark", "داكن");
export const edit = word("account.edit", "Edit", "تعديل");
export const profileFailed = word("account.profileFailed", "Your profile did not load", "تعذّر تحميل ملفك");
