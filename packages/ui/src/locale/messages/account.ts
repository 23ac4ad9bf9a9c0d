import { defineMessage } from "../define-message.js";

/* Messages of the customer's account. */

export const title = defineMessage("account.title", "Profile", "حسابي");
export const yours = defineMessage("account.yours", "Yours", "لك");
export const settings = defineMessage("account.settings", "Settings", "الإعدادات");
export const language = defineMessage("account.language", "Language", "اللغة");
export const languageName = defineMessage("account.languageName", "English", "العربية");
export const theme = defineMessage("account.theme", "Theme", "المظهر");
export const themeLight = defineMessage("account.themeLight", "Light", "فاتح");
export const themeDark = defineMessage("account.themeDark", "Dark", "داكن");
export const edit = defineMessage("account.edit", "Edit", "تعديل");
export const profileFailed = defineMessage(
  "account.profileFailed",
  "Your profile did not load",
  "تعذّر تحميل ملفك",
);
export const overview = defineMessage("account.overview", "Overview", "نظرة عامة");
export const navigation = defineMessage("account.navigation", "Account", "الحساب");
export const details = defineMessage("account.details", "Personal details", "البيانات الشخصية");
export const manage = defineMessage("account.manage", "Manage", "إدارة");
export const name = defineMessage("account.name", "Name", "الاسم");
export const country = defineMessage("account.country", "Country", "الدولة");
export const birthday = defineMessage("account.birthday", "Birthday", "تاريخ الميلاد");
export const gender = defineMessage("account.gender", "Gender", "الجنس");
export const male = defineMessage("account.male", "Male", "ذكر");
export const female = defineMessage("account.female", "Female", "أنثى");
export const username = defineMessage("account.username", "Username", "اسم المستخدم");
export const usernameHelp = defineMessage(
  "account.usernameHelp",
  "3 to 30 small letters, digits, dots or underscores",
  "3 إلى 30 حرفًا لاتينيًا صغيرًا أو رقمًا أو نقطة أو شرطة سفلية",
);
export const notGiven = defineMessage("account.notGiven", "Not given yet", "لم يُضف بعد");
export const verified = defineMessage("account.verified", "Verified", "موثّق");
export const editTitle = defineMessage("account.editTitle", "Edit profile", "تعديل الملف الشخصي");
export const saveChanges = defineMessage("account.saveChanges", "Save changes", "حفظ التغييرات");
export const changePicture = defineMessage("account.changePicture", "Change your picture", "تغيير صورتك");
export const pictureFormat = defineMessage(
  "account.pictureFormat",
  "Choose a JPG or PNG picture of up to 5 MB",
  "يرجى اختيار صورة JPG أو PNG حتى 5 ميغابايت",
);
export const aboutYou = defineMessage("account.aboutYou", "A little about you", "القليل عنك");
export const aboutYouText = defineMessage(
  "account.aboutYouText",
  "So that offers fit, and we can wish you a happy birthday.",
  "لتناسبك العروض، ونهنئك بعيد ميلادك.",
);
export const saveAndGoOn = defineMessage("account.saveAndGoOn", "Save and continue", "حفظ ومتابعة");
export const skip = defineMessage("account.skip", "Skip for now", "تخطي الآن");
export const passwordTitle = defineMessage("account.passwordTitle", "Change password", "تغيير كلمة المرور");
export const currentPassword = defineMessage(
  "account.currentPassword",
  "Current password",
  "كلمة المرور الحالية",
);
export const newPassword = defineMessage("account.newPassword", "New password", "كلمة المرور الجديدة");
export const savePassword = defineMessage("account.savePassword", "Save password", "حفظ كلمة المرور");
export const passwordChanged = defineMessage(
  "account.passwordChanged",
  "Your password is changed",
  "تم تغيير كلمة المرور",
);
export const passwordChangedText = defineMessage(
  "account.passwordChangedText",
  "Other devices are signed out.",
  "تم تسجيل الخروج من الأجهزة الأخرى.",
);
export const strongPassword = defineMessage("account.strongPassword", "A strong password", "كلمة مرور قوية");
export const strongWords = defineMessage(
  "account.strongWords",
  "Three or four words that have nothing to do with each other are hard to guess and easy to remember.",
  "ثلاث كلمات أو أربع لا رابط بينها يصعب تخمينها ويسهل تذكّرها.",
);
export const strongAlone = defineMessage(
  "account.strongAlone",
  "Use it nowhere else.",
  "لا تستخدمها في مكان آخر.",
);
export const strongDevices = defineMessage(
  "account.strongDevices",
  "Saving it signs your other devices out.",
  "عند الحفظ يتم تسجيل الخروج من أجهزتك الأخرى.",
);
export const forgotTitle = defineMessage("account.forgotTitle", "Forgot your password?", "نسيت كلمة المرور؟");
export const forgotText = defineMessage(
  "account.forgotText",
  "Tell us your email and we will send a code to choose a new one.",
  "اكتب بريدك الإلكتروني لنرسل لك رمزًا تختار به كلمة جديدة.",
);
export const sendCode = defineMessage("account.sendCode", "Send code", "إرسال الرمز");
export const backToSignIn = defineMessage(
  "account.backToSignIn",
  "Back to sign in",
  "العودة إلى تسجيل الدخول",
);
export const resetTitle = defineMessage(
  "account.resetTitle",
  "Choose a new password",
  "اختر كلمة مرور جديدة",
);
export const resetText = defineMessage(
  "account.resetText",
  "Enter the code that we sent to {email}",
  "أدخل الرمز الذي أرسلناه إلى {email}",
);
export const otherEmail = defineMessage("account.otherEmail", "Use another email", "استخدام بريد آخر");
export const resetDone = defineMessage(
  "account.resetDone",
  "Your password is changed",
  "تم تغيير كلمة المرور",
);
export const resetDoneText = defineMessage(
  "account.resetDoneText",
  "Sign in with the new one.",
  "سجّل دخولك بالكلمة الجديدة.",
);
export const signInFirst = defineMessage(
  "account.signInFirst",
  "Please Login First",
  "يرجى تسجيل الدخول أولًا",
);
export const signInText = defineMessage(
  "account.signInText",
  "What is yours is kept in your account.",
  "كل ما يخصك محفوظ في حسابك.",
);
export const addresses = defineMessage("account.addresses", "Addresses", "العناوين");
export const addressesFailed = defineMessage(
  "account.addressesFailed",
  "Your addresses did not load",
  "تعذّر تحميل عناوينك",
);
export const addressActions = defineMessage("account.addressActions", "Actions for {name}", "إجراءات {name}");
export const makeDefault = defineMessage("account.makeDefault", "Make default", "اجعله الأساسي");
export const deleteAddress = defineMessage("account.deleteAddress", "Delete", "حذف");
export const deleteAddressTitle = defineMessage(
  "account.deleteAddressTitle",
  "Delete this address?",
  "هل تريد حذف العنوان؟",
);
export const deleteAddressText = defineMessage(
  "account.deleteAddressText",
  "Orders that go there are still delivered.",
  "ستصل الطلبات الحالية إليه كما هي.",
);
export const recentOrders = defineMessage("account.recentOrders", "Recent orders", "آخر الطلبات");
export const notifications = defineMessage("account.notifications", "Notifications", "الإشعارات");
export const markAllRead = defineMessage("account.markAllRead", "Mark all read", "تعليم الكل كمقروء");
export const today = defineMessage("account.today", "Today", "اليوم");
export const earlier = defineMessage("account.earlier", "Earlier", "سابقًا");
export const unread = defineMessage("account.unread", "Unread", "غير مقروء");
export const deleteNotification = defineMessage(
  "account.deleteNotification",
  "Delete “{title}”",
  "حذف «{title}»",
);
export const noNotifications = defineMessage(
  "account.noNotifications",
  "No notifications",
  "لا توجد إشعارات",
);
export const noNotificationsText = defineMessage(
  "account.noNotificationsText",
  "News of your orders and offers shows here.",
  "أخبار طلباتك وعروضك تظهر هنا.",
);
export const notificationsFailed = defineMessage(
  "account.notificationsFailed",
  "Your notifications did not load",
  "تعذّر تحميل إشعاراتك",
);
export const permissionTitle = defineMessage(
  "account.permissionTitle",
  "Know when it’s at the door",
  "اعرف متى يصل الطلب إلى بابك",
);
export const permissionText = defineMessage(
  "account.permissionText",
  "We tell you when the kitchen accepts, when your rider sets off and when they arrive.",
  "نخبرك عندما يقبل المطبخ الطلب، وعندما ينطلق المندوب، وعندما يصل.",
);
export const permissionAllow = defineMessage(
  "account.permissionAllow",
  "Allow notifications",
  "السماح بالإشعارات",
);
export const notNow = defineMessage("account.notNow", "Not now", "ليس الآن");
export const blockedTitle = defineMessage(
  "account.blockedTitle",
  "Notifications are blocked",
  "الإشعارات محظورة",
);
export const blockedText = defineMessage(
  "account.blockedText",
  "Allow them in your browser: press the sign beside the address, then Notifications.",
  "اسمح بها من المتصفح: اضغط الرمز بجانب العنوان ثم الإشعارات.",
);
export const gotIt = defineMessage("account.gotIt", "Got it", "حسنًا");
export const turnOn = defineMessage("account.turnOn", "Turn on", "تفعيل");
export const remindText = defineMessage(
  "account.remindText",
  "Hear from us while your order is on its way.",
  "نخبرك أثناء وصول طلبك.",
);
export const permissionOn = defineMessage("account.permissionOn", "Notifications are on", "الإشعارات مفعّلة");
export const security = defineMessage("account.security", "Password", "كلمة المرور");
export const workWithUs = defineMessage("account.workWithUs", "Work with {brand}", "اعمل مع {brand}");
export const help = defineMessage("account.help", "Contact us", "اتصل بنا");
export const mobile = defineMessage("account.mobile", "Mobile", "رقم الجوال");
export const email = defineMessage("account.email", "Email", "البريد الإلكتروني");
export const pin = defineMessage("account.pin", "Pin on the map", "الموقع على الخريطة");
export const pinHelp = defineMessage(
  "account.pinHelp",
  "Move the map until the pin stands at your door.",
  "حرّك الخريطة حتى يقف الدبوس عند بابك.",
);
export const locationDenied = defineMessage(
  "account.locationDenied",
  "We could not find where you are. Allow it in your browser, or move the map.",
  "تعذّر تحديد موقعك. اسمح بذلك من المتصفح أو حرّك الخريطة.",
);
