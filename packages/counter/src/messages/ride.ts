import { defineMessage } from "@talabee/ui/locale";

/* Messages of a rider's door. A rider is spoken to in the singular. */

export const offDuty = defineMessage("ride.offDuty", "Off duty", "خارج الخدمة");
export const startText = defineMessage(
  "ride.startText",
  "Count the change that you carry. It is yours at the end of the shift.",
  "عُدّ الفكة التي معك. تعود إليك في نهاية الوردية.",
);
export const openingCash = defineMessage("ride.openingCash", "Cash that I carry now", "النقد الذي معي الآن");
export const startShift = defineMessage("ride.startShift", "Start the shift", "بدء الوردية");
export const waitingTitle = defineMessage("ride.waitingTitle", "Waiting for a job", "بانتظار طلب");
export const waitingText = defineMessage(
  "ride.waitingText",
  "It rings here. Keep this page open.",
  "يرنّ هنا. أبقِ هذه الصفحة مفتوحة.",
);
export const pausedText = defineMessage(
  "ride.pausedText",
  "You get no jobs. Your shift goes on.",
  "لا تصلك طلبات. ورديتك مستمرة.",
);
export const goOnDuty = defineMessage("ride.goOnDuty", "Go on duty", "بدء الخدمة");
export const goOffDuty = defineMessage("ride.goOffDuty", "Take a break", "استراحة");

export const job = defineMessage("ride.job", "A job for you", "طلب لك");
export const secondsToAnswer = defineMessage(
  "ride.secondsToAnswer",
  { one: "{count} second to answer", other: "{count} seconds to answer" },
  {
    zero: "انتهى الوقت",
    one: "باقي ثانية واحدة للرد",
    two: "باقي ثانيتان للرد",
    few: "باقي {count} ثوانٍ للرد",
    many: "باقي {count} ثانية للرد",
    other: "باقي {count} ثانية للرد",
  },
);
export const accept = defineMessage("ride.accept", "Accept", "قبول");
export const notNow = defineMessage("ride.notNow", "Not now", "ليس الآن");
export const readySince = defineMessage("ride.readySince", "Ready since {time}", "جاهز منذ {time}");
export const kilometres = defineMessage("ride.kilometres", "{distance} km", "{distance} كم");
export const items = defineMessage(
  "ride.items",
  { one: "{count} item", other: "{count} items" },
  {
    zero: "بلا أصناف",
    one: "صنف واحد",
    two: "صنفان",
    few: "{count} أصناف",
    many: "{count} صنفًا",
    other: "{count} صنف",
  },
);
export const cashToCollect = defineMessage("ride.cashToCollect", "Cash to collect", "النقد المطلوب");
export const paid = defineMessage("ride.paid", "Paid, take nothing", "مدفوع، لا تأخذ شيئًا");

export const steps = defineMessage("ride.steps", "Step {step} of {steps}", "الخطوة {step} من {steps}");
export const sayNumber = defineMessage(
  "ride.sayNumber",
  "Say this number to the kitchen",
  "قل هذا الرقم للمطبخ",
);
export const haveOrder = defineMessage("ride.haveOrder", "I have the order", "استلمت الطلب");
export const toCustomer = defineMessage("ride.toCustomer", "To {name}", "إلى {name}");
export const directions = defineMessage("ride.directions", "Directions", "الاتجاهات");
export const call = defineMessage("ride.call", "Call", "اتصال");
export const callName = defineMessage(
  "ride.callName",
  "Call {name} by the relay",
  "الاتصال بـ {name} عبر الوسيط",
);
export const atDoor = defineMessage("ride.atDoor", "I am at the door", "وصلت إلى الباب");
export const plateBuilding = defineMessage("ride.plateBuilding", "Building", "مبنى");
export const plateZone = defineMessage("ride.plateZone", "Zone", "منطقة");
export const plateStreet = defineMessage("ride.plateStreet", "Street", "شارع");
export const floor = defineMessage("ride.floor", "Floor {number}", "الطابق {number}");
export const flat = defineMessage("ride.flat", "flat {number}", "شقة {number}");
export const noteOf = defineMessage("ride.noteOf", "The customer's note", "ملاحظة العميل");

export const takeCash = defineMessage("ride.takeCash", "Take cash from {name}", "خذ من {name} نقدًا");
export const tookCash = defineMessage("ride.tookCash", "I took {amount}", "أخذت {amount}");
export const codeFrom = defineMessage("ride.codeFrom", "Hand-over code from {name}", "رمز الاستلام من {name}");
export const codeLater = defineMessage(
  "ride.codeLater",
  "Checked when the line returns. Carry on.",
  "نفحص الرمز حين يعود الاتصال. أكمل عملك.",
);
export const codeWrong = defineMessage(
  "ride.codeWrong",
  { one: "Wrong code. {count} try left", other: "Wrong code. {count} tries left" },
  {
    zero: "الرمز خاطئ. لا محاولات باقية",
    one: "الرمز خاطئ. باقي محاولة واحدة",
    two: "الرمز خاطئ. باقي محاولتان",
    few: "الرمز خاطئ. باقي {count} محاولات",
    many: "الرمز خاطئ. باقي {count} محاولة",
    other: "الرمز خاطئ. باقي {count} محاولة",
  },
);
export const codeLocked = defineMessage(
  "ride.codeLocked",
  "Three wrong codes. The office hands this order over: tell it.",
  "ثلاثة رموز خاطئة. يسلّم المكتب هذا الطلب: أبلغه.",
);
export const noCode = defineMessage("ride.noCode", "No code?", "لا رمز؟");
export const deleteDigit = defineMessage("ride.deleteDigit", "Delete the last digit", "حذف الرقم الأخير");
export const delivered = defineMessage("ride.delivered", "Delivered", "سلّمت");

export const problem = defineMessage("ride.problem", "Problem", "مشكلة");
export const problemTitle = defineMessage("ride.problemTitle", "What is wrong?", "ما المشكلة؟");
export const problemText = defineMessage(
  "ride.problemText",
  "The office sees it at once and decides. Stay with the order.",
  "يراها المكتب فورًا ويقرر. ابقَ مع الطلب.",
);
export const nobodyHome = defineMessage("ride.nobodyHome", "Nobody at the door", "لا أحد عند الباب");
export const wrongAddress = defineMessage("ride.wrongAddress", "The address is wrong", "العنوان غير صحيح");
export const damaged = defineMessage("ride.damaged", "The order is damaged", "تلف الطلب");
export const cashMissing = defineMessage("ride.cashMissing", "The customer has no cash", "لا نقد مع العميل");
export const otherProblem = defineMessage("ride.otherProblem", "Something else", "شيء آخر");
export const photo = defineMessage("ride.photo", "Photograph", "صورة");
export const words = defineMessage("ride.words", "In a few words", "بكلمات قليلة");
export const sendProblem = defineMessage("ride.sendProblem", "Tell the office", "إبلاغ المكتب");

export const offline = defineMessage("ride.offline", "Offline", "بلا اتصال");
export const waitingForLine = defineMessage(
  "ride.waitingForLine",
  { one: "{count} act waits for the line", other: "{count} acts wait for the line" },
  {
    zero: "بانتظار الاتصال",
    one: "خطوة واحدة بانتظار الاتصال",
    two: "خطوتان بانتظار الاتصال",
    few: "{count} خطوات بانتظار الاتصال",
    many: "{count} خطوة بانتظار الاتصال",
    other: "{count} خطوة بانتظار الاتصال",
  },
);
export const gone = defineMessage("ride.gone", "{code} is no longer yours", "لم يعد الطلب {code} لك");
export const noPlace = defineMessage(
  "ride.noPlace",
  "Customers cannot see where you are. Allow the place in the browser's settings.",
  "لا يرى العملاء موقعك. اسمح بالموقع من إعدادات المتصفح.",
);

export const shift = defineMessage("ride.shift", "Shift and cash", "الوردية والنقد");
export const since = defineMessage("ride.since", "Since {time}", "منذ {time}");
export const deliveries = defineMessage("ride.deliveries", "Delivered orders", "الطلبات المسلّمة");
export const began = defineMessage("ride.began", "Cash at the start", "النقد عند البداية");
export const forOrders = defineMessage("ride.forOrders", "Cash of the orders", "نقد الطلبات");
export const taken = defineMessage("ride.taken", "Cash taken", "النقد المأخوذ");
export const endShift = defineMessage("ride.endShift", "End the shift", "إنهاء الوردية");
export const endAfterRide = defineMessage(
  "ride.endAfterRide",
  "First deliver the order that you have.",
  "سلّم أولًا الطلب الذي معك.",
);
export const shiftEnded = defineMessage("ride.shiftEnded", "The shift is over", "انتهت الوردية");

export const signInText = defineMessage("ride.signInText", "For riders.", "للمندوبين.");
export const notARider = defineMessage("ride.notARider", "You ride for nobody yet", "لست مندوبًا بعد");
export const notARiderText = defineMessage(
  "ride.notARiderText",
  "The office makes your account a rider's.",
  "يحوّل المكتب حسابك إلى حساب مندوب.",
);
export const otherTab = defineMessage(
  "ride.otherTab",
  "Your rides are open in another tab",
  "رحلاتك مفتوحة في تبويب آخر",
);
export const otherTabText = defineMessage(
  "ride.otherTabText",
  "Two of them on one phone would ring twice.",
  "فتحها مرتين على هاتف واحد يرنّ مرتين.",
);
export const startTitle = defineMessage("ride.startTitle", "Ready to ride?", "هل أنت جاهز؟");
export const zone = defineMessage("ride.zone", "Zone {number}", "المنطقة {number}");
export const linesOf = defineMessage("ride.linesOf", "In the bags", "في الأكياس");
export const showWay = defineMessage("ride.showWay", "Show the address", "عرض العنوان");
export const toCode = defineMessage("ride.toCode", "Enter the code", "إدخال الرمز");
export const sealed = defineMessage(
  "ride.sealed",
  "Kept on this phone. It is sent when the line returns.",
  "محفوظ على هذا الهاتف، ويُرسل حين يعود الاتصال.",
);
export const wrongOf = defineMessage("ride.wrongOf", "{code}: the code was wrong", "{code}: الرمز خاطئ");
export const wrongOfText = defineMessage(
  "ride.wrongOfText",
  "The line is back. Ask the customer once more, or tell the office.",
  "عاد الاتصال. اسأل العميل مرة أخرى، أو أبلغ المكتب.",
);
export const refused = defineMessage("ride.refused", "{code}: this was not done", "{code}: لم يتم ذلك");
export const goneText = defineMessage(
  "ride.goneText",
  "The store or the office took it back. Ask there what becomes of it.",
  "استعاده المتجر أو المكتب. اسأل هناك عمّا يُفعل به.",
);
export const problemKnown = defineMessage(
  "ride.problemKnown",
  "The office knows since {time}: {reason}",
  "المكتب على علم منذ {time}: {reason}",
);
export const refusedOrder = defineMessage(
  "ride.refusedOrder",
  "The customer refuses it",
  "العميل يرفض الاستلام",
);
export const close = defineMessage("ride.close", "Close", "إغلاق");
export const handIn = defineMessage("ride.handIn", "You should have", "يُفترض أن معك");
export const handedIn = defineMessage("ride.handedIn", "Cash that I hand in", "النقد الذي أسلّمه");
export const handedInShort = defineMessage("ride.handedInShort", "Handed in", "المسلَّم");
export const amountInvalid = defineMessage(
  "ride.amountInvalid",
  "Enter an amount, such as 50 or 50.25",
  "أدخل مبلغًا، مثل 50 أو 50.25",
);
export const noDifference = defineMessage("ride.noDifference", "It is all there", "المبلغ كامل");
export const short = defineMessage("ride.short", "{amount} is missing", "ينقص {amount}");
export const over = defineMessage("ride.over", "{amount} too much", "يزيد {amount}");
export const endedText = defineMessage(
  "ride.endedText",
  "The office counts what you hand in.",
  "يعدّ المكتب ما تسلّمه.",
);
export const waitForLine = defineMessage(
  "ride.waitForLine",
  "Something waits for the line. Then the shift can end.",
  "توجد خطوات بانتظار الاتصال، ثم يمكن إنهاء الوردية.",
);
export const notDone = defineMessage(
  "ride.notDone",
  "There is no line. Try again.",
  "لا يوجد اتصال. حاول مرة أخرى.",
);
export const you = defineMessage("ride.you", "You and this phone", "أنت وهذا الهاتف");
export const noJobs = defineMessage(
  "ride.noJobs",
  "Without a line no jobs arrive. It rings once the line is back.",
  "لا تصل طلبات بلا اتصال. يرنّ حين يعود.",
);
export const notReady = defineMessage("ride.notReady", "Not ready yet", "لم يجهز بعد");
export const problemWaits = defineMessage(
  "ride.problemWaits",
  "{reason}: the office is told once the line is back",
  "{reason}: يُبلَّغ المكتب حين يعود الاتصال",
);
export const handTo = defineMessage("ride.handTo", "Hand it to {name}", "سلّمه إلى {name}");
export const startHints = defineMessage(
  "ride.startHints",
  "You will hear how a job rings. Customers see where you are only while you carry their order.",
  "ستسمع رنّة الطلب. لا يرى العملاء موقعك إلا وأنت تحمل طلبهم.",
);
