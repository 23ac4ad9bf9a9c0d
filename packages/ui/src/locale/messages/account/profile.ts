import { defineMessage } from "../../define-message.js";

/* Messages of the profile page. */

export const title = defineMessage("account.title", "Profile", "حسابي");
export const yours = defineMessage("account.yours", "Yours", "لك");
export const settings = defineMessage("account.settings", "Settings", "الإعدادات");
export const language = defineMessage("account.language", "Language", "اللغة");
export const languageName = defineMessage("account.languageName", "English", "العربية");
export const theme = defineMessage("account.theme", "Theme", "المظهر");
export const themeLight = defineMessage("account.themeLight", "Light", "فاتح");
export const themeDark = defineMessage("account.themeDark", "Dark", "داكن");
export const details = defineMessage("account.details", "Personal details", "البيانات الشخصية");
export const manage = defineMessage("account.manage", "Manage", "إدارة");
export const name = defineMessage("account.name", "Name", "الاسم");
export const notGiven = defineMessage("account.notGiven", "Not given yet", "لم يُضف بعد");
export const recentOrders = defineMessage("account.recentOrders", "Recent orders", "آخر الطلبات");
export const security = defineMessage("account.security", "Password", "كلمة المرور");
export const workWithUs = defineMessage("account.workWithUs", "Work with {brand}", "اعمل مع «{brand}»");
export const help = defineMessage("account.help", "Contact us", "تواصل معنا");
export const mobile = defineMessage("account.mobile", "Mobile", "رقم الجوال");
export const email = defineMessage("account.email", "Email", "البريد الإلكتروني");
