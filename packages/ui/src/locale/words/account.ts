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
export const overview = word("account.overview", "Overview", "نظرة عامة");
export const navigation = word("account.navigation", "Account", "الحساب");
export const details = word("account.details", "Personal details", "البيانات الشخصية");
export const manage = word("account.manage", "Manage", "إدارة");
export const name = word("account.name", "Name", "الاسم");
export const country = word("account.country", "Country", "الدولة");
export const birthday = word("account.birthday", "Birthday", "تاريخ الميلاد");
export const gender = word("account.gender", "Gender", "الجنس");
export const male = word("account.male", "Male", "ذكر");
export const female = word("account.female", "Female", "أنثى");
export const username = word("account.username", "Username", "اسم المستخدم");
export const usernameHelp = word(
  "account.usernameHelp",
  "3 to 30 small letters, digits, dots or underscores",
  "3 إلى 30 حرفًا لاتينيًا صغيرًا أو رقمًا أو نقطة أو شرطة سفلية",
);
export const notGiven = word("account.notGiven", "Not given yet", "لم يُضف بعد");
export const verified = word("account.verified", "Verified", "موثّق");
export const editTitle = word("account.editTitle", "Edit profile", "تعديل الملف الشخصي");
export const saveChanges = word("account.saveChanges", "Save changes", "حفظ التغييرات");
export const changePicture = word("account.changePicture", "Change your picture", "تغيير صورتك");
export const pictureFormat = word(
  "account.pictureFormat",
  "Choose a JPG or PNG picture of up to 5 MB",
  "يرجى اختيار صورة JPG أو PNG حتى 5 ميغابايت",
);
export const aboutYou = word("account.aboutYou", "A little about you", "القليل عنك");
export const aboutYouText = word(
  "account.aboutYouText",
  "So that offers fit, and we can wish you a happy birthday.",
  "لتناسبك العروض، ونهنئك بعيد ميلادك.",
);
export const saveAndGoOn = word("account.saveAndGoOn", "Save and continue", "حفظ ومتابعة");
export const skip = word("account.skip", "Skip for now", "تخطي الآن");
export const passwordTitle = word("account.passwordTitle", "Change password", "تغيير كلمة المرور");
export const currentPassword = word("account.currentPassword", "Current password", "كلمة المرور الحالية");
export const newPassword = word("account.newPassword", "New password", "كلمة المرور الجديدة");
export const savePassword = word("account.savePassword", "Save password", "حفظ كلمة المرور");
export const passwordChanged = word(
  "account.passwordChanged",
  "Your password is changed",
  "تم تغيير كلمة المرور",
);
export const passwordChangedText = word(
  "account.passwordChangedText",
  "Other devices are signed out.",
  "تم تسجيل الخروج من الأجهزة الأخرى.",
);
export const strongPassword = word("account.strongPassword", "A strong password", "كلمة مرور قوية");
export const strongWords = word(
  "account.strongWords",
  "Three or four words that have nothing to do with each other are hard to guess and easy to remember.",
  "ثلاث كلمات أو أربع لا رابط بينها يصعب تخمينها ويسهل تذكّرها.",
);
export const strongAlone = word("account.strongAlone", "Use it nowhere else.", "لا تستخدمها في مكان آخر.");
export const strongDevices = word(
  "account.strongDevices",
  "Saving it signs your other devices out.",
  "عند الحفظ يتم تسجيل الخروج من أجهزتك الأخرى.",
);
export const forgotTitle = word("account.forgotTitle", "Forgot your password?", "نسيت كلمة المرور؟");
export const forgotText = word(
  "account.forgotText",
  "Tell us your email and we will send a code to choose a new one.",
  "اكتب بريدك الإلكتروني لنرسل لك رمزًا تختار به كلمة جديدة.",
);
export const sendCode = word("account.sendCode", "Send code", "إرسال الرمز");
export const backToSignIn = word("account.backToSignIn", "Back to sign in", "العودة إلى تسجيل الدخول");
export const resetTitle = word("account.resetTitle", "Choose a new password", "اختر كلمة مرور جديدة");
export const resetText = word(
  "account.resetText",
  "Enter the code that we sent to {email}",
  "أدخل الرمز الذي أرسلناه إلى {email}",
);
export const otherEmail = word("account.otherEmail", "Use another email", "استخدام بريد آخر");
export const resetDone = word("account.resetDone", "Your password is changed", "تم تغيير كلمة المرور");
export const resetDoneText = word(
  "account.resetDoneText",
  "Sign in with the new one.",
  "سجّل دخولك بالكلمة الجديدة.",
);
export const signInFirst = word("account.signInFirst", "Please Login First", "يرجى تسجيل الدخول أولًا");
export const signInText = word(
  "account.signInText",
  "What is yours is kept in your account.",
  "كل ما يخصك محفوظ في حسابك.",
);
export const addresses = word("account.addresses", "Addresses", "العناوين");
export const addressesFailed = word(
  "account.addressesFailed",
  "Your addresses did not load",
  "تعذّر تحميل عناوينك",
);
export const addressActions = word("account.addressActions", "Actions for {name}", "إجراءات {name}");
export const makeDefault = word("account.makeDefault", "Make default", "اجعله الأساسي");
export const deleteAddress = word("account.deleteAddress", "Delete", "حذف");
export const deleteAddressTitle = word(
  "account.deleteAddressTitle",
  "Delete this address?",
  "هل تريد حذف العنوان؟",
);
export const deleteAddressText = word(
  "account.deleteAddressText",
  "Orders that go there are still delivered.",
  "ستصل الطلبات الحالية إليه كما هي.",
);
export const recentOrders = word("account.recentOrders", "Recent orders", "آخر الطلبات");
export const notifications = word("account.notifications", "Notifications", "الإشعارات");
export const markAllRead = word("account.markAllRead", "Mark all read", "تعليم الكل كمقروء");
export const today = word("account.today", "Today", "اليوم");
export const earlier = word("account.earlier", "Earlier", "سابقًا");
export const unread = word("account.unread", "Unread", "غير مقروء");
export const deleteNotification = word("account.deleteNotification", "Delete “{title}”", "حذف «{title}»");
export const noNotifications = word("account.noNotifications", "No notifications", "لا توجد إشعارات");
export const noNotificationsText = word(
  "account.noNotificationsText",
  "News of your orders and offers shows here.",
  "أخبار طلباتك وعروضك تظهر هنا.",
);
export const notificationsFailed = word(
  "account.notificationsFailed",
  "Your notifications did not load",
  "تعذّر تحميل إشعاراتك",
);
export const permissionTitle = word(
  "account.permissionTitle",
  "Know when it’s at the door",
  "اعرف متى يصل الطلب إلى بابك",
);
export const permissionText = word(
  "account.permissionText",
  "We tell you when the kitchen accepts, when your rider sets off and when they arrive.",
  "نخبرك عندما يقبل المطبخ الطلب، وعندما ينطلق المندوب، وعندما يصل.",
);
export const permissionAllow = word("account.permissionAllow", "Allow notifications", "السماح بالإشعارات");
export const notNow = word("account.notNow", "Not now", "ليس الآن");
export const blockedTitle = word("account.blockedTitle", "Notifications are blocked", "الإشعارات محظورة");
export const blockedText = word(
  "account.blockedText",
  "Allow them in your browser: press the sign beside the address, then Notifications.",
  "اسمح بها من المتصفح: اضغط الرمز بجانب العنوان ثم الإشعارات.",
);
export const gotIt = word("account.gotIt", "Got it", "حسنًا");
export const turnOn = word("account.turnOn", "Turn on", "تفعيل");
export const remindText = word(
  "account.remindText",
  "Hear from us while your order is on its way.",
  "نخبرك أثناء وصول طلبك.",
);
export const permissionOn = word("account.permissionOn", "Notifications are on", "الإشعارات مفعّلة");
export const security = word("account.security", "Password", "كلمة المرور");
export const workWithUs = word("account.workWithUs", "Work with {brand}", "اعمل مع {brand}");
export const help = word("account.help", "Contact us", "اتصل بنا");
export const mobile = word("account.mobile", "Mobile", "رقم الجوال");
export const email = word("account.email", "Email", "البريد الإلكتروني");
export const pin = word("account.pin", "Pin on the map", "الموقع على الخريطة");
export const pinHelp = word(
  "account.pinHelp",
  "Move the map until the pin stands at your door.",
  "حرّك الخريطة حتى يقف الدبوس عند بابك.",
);
export const locationDenied = word(
  "account.locationDenied",
  "We could not find where you are. Allow it in your browser, or move the map.",
  "تعذّر تحديد موقعك. اسمح بذلك من المتصفح أو حرّك الخريطة.",
);
