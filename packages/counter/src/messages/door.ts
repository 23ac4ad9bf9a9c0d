import { defineMessage } from "@talabee/ui/locale";

/* Messages of a door: sign-in, start of shift, its bar. */

export const signIn = defineMessage("counter.signIn", "Sign in", "تسجيل الدخول");
export const signInText = defineMessage(
  "counter.signInText",
  "For those who work in a store.",
  "لمن يعملون في متجر.",
);
export const email = defineMessage("counter.email", "E-mail", "البريد الإلكتروني");
export const password = defineMessage("counter.password", "Password", "كلمة المرور");
export const emailCode = defineMessage(
  "counter.emailCode",
  "Enter the code that was mailed to you.",
  "يلزم الرمز المرسل إلى البريد الإلكتروني.",
);
export const appCode = defineMessage(
  "counter.appCode",
  "Enter the code of your authenticator app.",
  "يلزم رمز تطبيق المصادقة.",
);
export const code = defineMessage("counter.code", "Code", "الرمز");
export const confirm = defineMessage("counter.confirm", "Confirm", "تأكيد");
export const noLine = defineMessage(
  "counter.noLine",
  "The server cannot be reached. Check the line of this device.",
  "تعذّر الوصول إلى الخادم. يرجى فحص اتصال هذا الجهاز.",
);
export const signOut = defineMessage("counter.signOut", "Sign out", "تسجيل الخروج");
export const actsWait = defineMessage(
  "counter.actsWait",
  "Something waits for the line",
  "هناك ما ينتظر الاتصال",
);
export const actsWaitText = defineMessage(
  "counter.actsWaitText",
  "What you pressed last has not been sent. It is sent when you sign in here again, and not before.",
  "لم يُرسل آخر ما ضغطتموه. يُرسل عند تسجيل دخولكم هنا من جديد، لا قبل ذلك.",
);
export const leaveAnyway = defineMessage("counter.leaveAnyway", "Leave anyway", "المغادرة على أي حال");
export const stay = defineMessage("counter.stay", "Stay", "البقاء");
export const whichStore = defineMessage("counter.whichStore", "Which store?", "أي متجر؟");
export const noStores = defineMessage(
  "counter.noStores",
  "You work for no store yet",
  "لستم في فريق أي متجر بعد",
);
export const otherStore = defineMessage("counter.otherStore", "Another store", "متجر آخر");

export const hearBell = defineMessage("counter.hearBell", "Did you hear the bell?", "هل سمعتم الجرس؟");
export const hearBellText = defineMessage(
  "counter.hearBellText",
  "Stand where you work. It rings now as it will for an order.",
  "قفوا حيث تعملون. يرنّ الآن كما يرنّ عند وصول طلب.",
);
export const ringBell = defineMessage("counter.ringBell", "Ring the bell", "جرّبوا الجرس");
export const startShift = defineMessage("counter.startShift", "Start the shift", "بدء الوردية");
export const startShiftText = defineMessage(
  "counter.startShiftText",
  "Orders ring on this screen. First make sure that you hear it.",
  "ترنّ الطلبات على هذه الشاشة. تأكدوا أولًا من سماعها.",
);
export const heard = defineMessage("counter.heard", "Yes, we heard it", "نعم، سمعناه");
export const againLouder = defineMessage("counter.againLouder", "Again, louder", "مرة أخرى، بصوت أعلى");
export const sound = defineMessage("counter.sound", "Sound", "الصوت");
export const screenOn = defineMessage("counter.screenOn", "Screen stays on", "الشاشة تبقى مضاءة");
export const charger = defineMessage("counter.charger", "Charger", "الشاحن");
export const line = defineMessage("counter.line", "Line", "الاتصال");
export const yes = defineMessage("counter.yes", "Yes", "نعم");
export const no = defineMessage("counter.no", "No", "لا");
export const unknown = defineMessage("counter.unknown", "Not known here", "غير معروف هنا");
export const waitingAnswer = defineMessage(
  "counter.waitingAnswer",
  "Waiting for your answer",
  "بانتظار جوابكم",
);
export const notTried = defineMessage("counter.notTried", "Not tried yet", "لم يُجرّب بعد");
export const blocked = defineMessage("counter.blocked", "Blocked by the browser", "حجبه المتصفح");
export const pluggedIn = defineMessage("counter.pluggedIn", "Plugged in, {percent}", "موصول، {percent}");
export const onBattery = defineMessage(
  "counter.onBattery",
  "On battery, {percent}",
  "على البطارية، {percent}",
);
export const lineGood = defineMessage("counter.lineGood", "Good", "جيد");
export const lineCut = defineMessage("counter.lineCut", "Cut", "مقطوع");

export const orders = defineMessage("counter.orders", "Orders", "الطلبات");
export const menuToday = defineMessage("counter.menuToday", "Menu today", "قائمة اليوم");
export const hours = defineMessage("counter.hours", "Hours", "الأوقات");
export const devices = defineMessage("counter.devices", "Devices", "الأجهزة");
export const signInHere = defineMessage("counter.signInHere", "Sign in as a person", "تسجيل دخول شخص");
export const pairThis = defineMessage("counter.pairThis", "Pair this device", "ربط هذا الجهاز");
export const backToBoard = defineMessage("counter.backToBoard", "Back to the orders", "العودة إلى الطلبات");
export const screens = defineMessage("counter.screens", "Screens", "الشاشات");
export const bellWorks = defineMessage("counter.bellWorks", "Bell works", "الجرس يعمل");
export const bellBlocked = defineMessage("counter.bellBlocked", "Cannot ring", "لا يرنّ");
export const cannotRing = defineMessage("counter.cannotRing", "This screen cannot ring", "هذه الشاشة لا ترنّ");
export const cannotRingText = defineMessage(
  "counter.cannotRingText",
  "The browser blocked the sound. Press once.",
  "حجب المتصفح الصوت. اضغطوا مرة واحدة.",
);
export const turnBellOn = defineMessage("counter.turnBellOn", "Turn the bell on", "تشغيل الجرس");
export const closed = defineMessage("counter.closed", "Closed", "مغلق");
export const pausedUntil = defineMessage("counter.pausedUntil", "Paused until {time}", "موقوف حتى {time}");
export const notOpenYet = defineMessage("counter.notOpenYet", "Not in the shop", "ليس في التطبيق");
export const otherTab = defineMessage(
  "counter.otherTab",
  "The board is open in another tab",
  "اللوحة مفتوحة في تبويب آخر",
);
export const otherTabText = defineMessage(
  "counter.otherTabText",
  "Two boards on one device would ring twice.",
  "لوحتان على جهاز واحد ترنّان مرتين.",
);
export const useHere = defineMessage("counter.useHere", "Use it here", "الفتح هنا");
export const you = defineMessage("counter.you", "You and this screen", "أنتم وهذه الشاشة");
export const language = defineMessage("counter.language", "العربية", "English");
export const light = defineMessage("counter.light", "Light", "فاتح");
export const dark = defineMessage("counter.dark", "Dark", "داكن");
export const kitchenTheme = defineMessage("counter.kitchenTheme", "For the kitchen", "للمطبخ");
export const keys = defineMessage("counter.keys", "All keys", "كل المفاتيح");
export const failed = defineMessage("counter.failed", "This did not load", "تعذّر التحميل");
export const request = defineMessage(
  "counter.request",
  "Request {reference}",
  "رقم الطلب التقني {reference}",
);
export const tryAgain = defineMessage("counter.tryAgain", "Try again", "إعادة المحاولة");

export const keyLane = defineMessage("counter.keyLane", "Lane", "المسار");
export const keyCard = defineMessage("counter.keyCard", "Order above, below", "الطلب أعلى وأسفل");
export const keyNeighbour = defineMessage("counter.keyNeighbour", "Neighbour lane", "المسار المجاور");
export const keyNext = defineMessage("counter.keyNext", "Next step", "الخطوة التالية");
export const keyRefuse = defineMessage("counter.keyRefuse", "Refuse", "رفض");
export const keyMinutes = defineMessage("counter.keyMinutes", "Minutes", "الدقائق");
export const keyFind = defineMessage("counter.keyFind", "Find by code", "بحث بالرمز");
export const keyUndo = defineMessage("counter.keyUndo", "Undo", "تراجع");
export const keyHelp = defineMessage("counter.keyHelp", "All keys", "كل المفاتيح");
export const keyShow = defineMessage("counter.keyShow", "Show the order", "عرض الطلب");
export const findCode = defineMessage("counter.findCode", "Last digits of the code", "آخر أرقام الرمز");
export const notFound = defineMessage(
  "counter.notFound",
  "No order on the board has this code.",
  "لا طلب بهذا الرمز على اللوحة.",
);
export const look = defineMessage("counter.look", "This screen", "هذه الشاشة");
