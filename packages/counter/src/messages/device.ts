import { defineMessage } from "@talabee/ui/locale";

/* Messages of paired devices, and of who names themselves at them. */

export const pairTitle = defineMessage("counter.pairTitle", "Pair this device", "ربط هذا الجهاز");
export const pairText = defineMessage(
  "counter.pairText",
  "A manager opens Devices on another screen, and reads you a code of six digits.",
  "يفتح المدير «الأجهزة» على شاشة أخرى، ويقرأ لكم رمزًا من ستة أرقام.",
);
export const pairingCode = defineMessage("counter.pairingCode", "Pairing code", "رمز الربط");
export const pair = defineMessage("counter.pair", "Pair", "ربط");
export const ended = defineMessage(
  "counter.deviceEnded",
  "This device is no longer paired",
  "لم يعد هذا الجهاز مرتبطًا",
);
export const endedText = defineMessage(
  "counter.deviceEndedText",
  "A manager ended it. Orders do not ring here until it is paired again.",
  "أنهى المدير ربطه. لا ترنّ الطلبات هنا حتى يُربط من جديد.",
);

export const pairADevice = defineMessage("counter.pairADevice", "Pair a device", "ربط جهاز");
export const pairThisScreen = defineMessage("counter.pairThisScreen", "Pair this screen", "ربط هذه الشاشة");
export const pairedHere = defineMessage(
  "counter.pairedHere",
  "This screen is paired. Sign out, and it stays on for everybody.",
  "رُبطت هذه الشاشة. سجّلوا الخروج لتبقى مفتوحة للجميع.",
);
export const devicesText = defineMessage(
  "counter.devicesText",
  "A paired screen stays on without a person. When none of them can be heard for 90 seconds, the store pauses itself.",
  "تبقى الشاشة المرتبطة مفتوحة بلا تسجيل دخول. وإن لم تُسمع أي شاشة لمدة 90 ثانية، يوقف المتجر الطلبات بنفسه.",
);
export const noDevices = defineMessage("counter.noDevices", "No device is paired", "لا أجهزة مرتبطة");
export const thisScreen = defineMessage("counter.deviceThisScreen", "This screen", "هذه الشاشة");
export const deviceName = defineMessage("counter.deviceName", "Name", "الاسم");
export const deviceNameHelp = defineMessage(
  "counter.deviceNameHelp",
  "Where it stands: Counter, Kitchen tablet.",
  "مكان وجوده: الكاشير، جهاز المطبخ.",
);
export const deviceNameMissing = defineMessage(
  "counter.deviceNameMissing",
  "Give it a name.",
  "اكتبوا اسمًا له.",
);
export const deviceRole = defineMessage("counter.deviceRole", "What it is for", "الغرض منه");
export const roleCounter = defineMessage("counter.deviceCounter", "Counter", "الكاشير");
export const roleCounterText = defineMessage(
  "counter.deviceCounterText",
  "Rings, accepts orders and hands them over.",
  "يرنّ ويقبل الطلبات ويسلّمها.",
);
export const roleKitchen = defineMessage("counter.deviceKitchen", "Kitchen", "المطبخ");
export const roleKitchenText = defineMessage(
  "counter.deviceKitchenText",
  "Shows what to make, without customers and prices. Does not ring for new orders.",
  "يعرض ما يُحضّر، بلا عملاء ولا أسعار. لا يرنّ للطلبات الجديدة.",
);
export const makeCode = defineMessage("counter.makeCode", "Show the code", "عرض الرمز");
export const codeFor = defineMessage(
  "counter.codeFor",
  "Open {address} on the device, choose “Pair this device”, and enter:",
  "افتحوا {address} على الجهاز، واختاروا «ربط هذا الجهاز»، وأدخلوا:",
);
export const codeUntil = defineMessage(
  "counter.codeUntil",
  "Valid once, until {time}.",
  "صالح لمرة واحدة حتى {time}.",
);
export const codeUsed = defineMessage("counter.codeUsed", "{name} is paired", "تم ربط {name}");
export const codeOver = defineMessage(
  "counter.codeOver",
  "This code is no longer valid.",
  "لم يعد هذا الرمز صالحًا.",
);
export const anotherCode = defineMessage("counter.anotherCode", "Another code", "رمز آخر");

export const hears = defineMessage("counter.deviceHears", "Hears the bell", "يسمع الجرس");
export const soundOff = defineMessage(
  "counter.deviceSoundOff",
  "Sound is off: press once on it",
  "الصوت متوقف: اضغطوا عليه مرة",
);
export const notTested = defineMessage(
  "counter.deviceNotTested",
  "Nobody has tried its bell",
  "لم يجرّب أحد جرسه",
);
export const streamCut = defineMessage(
  "counter.deviceStreamCut",
  "No orders arrive there",
  "لا تصل إليه الطلبات",
);
export const notSeen = defineMessage("counter.deviceNotSeen", "Not seen since {time}", "لم يظهر منذ {time}");
export const neverSeen = defineMessage("counter.deviceNeverSeen", "Not seen yet", "لم يظهر بعد");
export const showsOnly = defineMessage(
  "counter.deviceShowsOnly",
  "Shows the kitchen's orders",
  "يعرض طلبات المطبخ",
);
export const pairedOn = defineMessage("counter.devicePairedOn", "Paired {date}", "رُبط {date}");
export const pairedBy = defineMessage(
  "counter.devicePairedBy",
  "Paired {date} by {name}",
  "رُبط {date} بواسطة {name}",
);
export const onBattery = defineMessage("counter.deviceOnBattery", "on battery", "على البطارية");
export const end = defineMessage("counter.deviceEnd", "End", "إنهاء");
export const endNamed = defineMessage("counter.deviceEndNamed", "End {name}", "إنهاء {name}");
export const endTitle = defineMessage("counter.deviceEndTitle", "End this device?", "إنهاء هذا الجهاز؟");
export const endText = defineMessage(
  "counter.deviceEndText",
  "{name} shows no orders any more, until it is paired again.",
  "لن يعرض {name} الطلبات حتى يُربط من جديد.",
);

export const whoAreYou = defineMessage("counter.whoAreYou", "Who are you?", "من أنتم؟");
export const whoAreYouText = defineMessage(
  "counter.whoAreYouText",
  "Refusing an order needs a person.",
  "رفض الطلب يحتاج إلى شخص.",
);
export const pin = defineMessage("counter.pin", "PIN", "الرقم السري");
export const confirmPin = defineMessage("counter.confirmPin", "Confirm", "تأكيد");
export const noPins = defineMessage(
  "counter.noPins",
  "Nobody of this store has a PIN yet. Sign in on any screen, and choose “My PIN”.",
  "ليس لأحد في هذا المتجر رقم سري بعد. سجّلوا الدخول على أي شاشة واختاروا «رقمي السري».",
);
export const pinWrong = defineMessage(
  "counter.pinWrong",
  { one: "Wrong PIN. {count} try is left.", other: "Wrong PIN. {count} tries are left." },
  {
    zero: "الرقم السري غير صحيح. لا محاولات أخرى.",
    one: "الرقم السري غير صحيح. بقيت محاولة واحدة.",
    two: "الرقم السري غير صحيح. بقيت محاولتان.",
    few: "الرقم السري غير صحيح. بقيت {count} محاولات.",
    many: "الرقم السري غير صحيح. بقيت {count} محاولة.",
    other: "الرقم السري غير صحيح. بقيت {count} محاولة.",
  },
);
export const myPin = defineMessage("counter.myPin", "My PIN", "رقمي السري");
export const myPinText = defineMessage(
  "counter.myPinText",
  "Four to six digits, by which you name yourself at the store's screens: to refuse an order, or to give money back.",
  "من أربعة إلى ستة أرقام تعرّفون بها أنفسكم على شاشات المتجر: لرفض طلب أو ردّ مبلغ.",
);
export const pinDigits = defineMessage(
  "counter.pinDigits",
  "Enter four to six digits.",
  "أدخلوا من أربعة إلى ستة أرقام.",
);
