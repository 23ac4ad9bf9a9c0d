import { defineWords } from "../define-words.js";

/** Words of the customer's own page. */
export const account = defineWords({
  en: {
    title: "Profile",
    yours: "Yours",
    settings: "Settings",
    language: "Language",
    languageName: "English",
    theme: "Theme",
    themeLight: "Light",
    themeDark: "Dark",
    edit: "Edit",
    profileFailed: "Your profile did not load",
  },
  ar: {
    title: "حسابي",
    yours: "لك",
    settings: "الإعدادات",
    language: "اللغة",
    languageName: "العربية",
    theme: "المظهر",
    themeLight: "فاتح",
    themeDark: "داكن",
    edit: "تعديل",
    profileFailed: "تعذّر تحميل ملفك",
  },
});
