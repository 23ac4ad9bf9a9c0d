import { defineMessage } from "@talabee/ui/locale";

/* Messages of stores in the office, and of those who work there. */

export const stores = defineMessage("office.stores", "Stores", "المتاجر");
export const newStore = defineMessage("office.newStore", "New store", "متجر جديد");
export const findStore = defineMessage("office.findStore", "Name of the store", "اسم المتجر");
export const anyState = defineMessage("office.anyState", "Any state", "أي حالة");
export const stateDraft = defineMessage("office.stateDraft", "Draft", "مسودة");
export const stateActive = defineMessage("office.stateActive", "In the shop", "في التطبيق");
export const stateInactive = defineMessage("office.stateInactive", "Taken out", "خارج التطبيق");
export const zone = defineMessage("office.zone", "Zone", "المنطقة");
export const noStores = defineMessage("office.noStores", "No stores yet", "لا متاجر بعد");
export const noStoresText = defineMessage(
  "office.noStoresText",
  "Make the first one: its name is enough to begin.",
  "أنشئوا الأول: يكفي اسمه للبدء.",
);
export const createStore = defineMessage("office.createStore", "Create the draft", "إنشاء المسودة");
export const createText = defineMessage(
  "office.createText",
  "Nobody sees it until you publish it.",
  "لا يراه أحد حتى تنشروه.",
);
export const name = defineMessage("office.name", "Name", "الاسم");
export const storeAddress = defineMessage("office.storeAddress", "Address in the shop", "العنوان في التطبيق");
export const storeAddressHelp = defineMessage(
  "office.storeAddressHelp",
  "Small Latin letters, digits and dashes; from the English name if left out.",
  "أحرف لاتينية صغيرة وأرقام وشرطات؛ من الاسم الإنجليزي إن تُرك فارغًا.",
);
export const overview = defineMessage("office.overview", "Overview", "نظرة عامة");
export const profile = defineMessage("office.profile", "Profile", "الملف");
export const hours = defineMessage("office.hours", "Hours", "الأوقات");
export const deliveryTab = defineMessage("office.deliveryTab", "Place and fees", "المكان والرسوم");
export const team = defineMessage("office.team", "Team", "الفريق");
export const devices = defineMessage("office.devices", "Devices", "الأجهزة");
export const menu = defineMessage("office.menu", "Menu", "القائمة");
export const report = defineMessage("office.report", "Day report", "تقرير اليوم");
export const parts = defineMessage("office.parts", "Parts of the store", "أقسام المتجر");
export const toDo = defineMessage("office.toDo", "Before it can open", "قبل الافتتاح");
export const allDone = defineMessage("office.allDone", "Everything is ready.", "كل شيء جاهز.");
export const needCategory = defineMessage(
  "office.needCategory",
  "A category, so that customers find it",
  "تصنيف ليجده العملاء",
);
export const needHours = defineMessage("office.needHours", "Opening hours", "أوقات العمل");
export const needLocation = defineMessage("office.needLocation", "Its place and zone", "مكانه ومنطقته");
export const needMenu = defineMessage("office.needMenu", "A dish that is on sale", "صنف معروض للبيع");
export const needStaff = defineMessage(
  "office.needStaff",
  "Somebody who answers orders",
  "من يجيب عن الطلبات",
);
export const done = defineMessage("office.done", "done", "تم");
export const missing = defineMessage("office.missing", "missing", "ناقص");
export const publish = defineMessage("office.publish", "Publish", "نشر");
export const publishAsk = defineMessage("office.publishAsk", "Publish {name}?", "نشر {name}؟");
export const publishText = defineMessage(
  "office.publishText",
  "Customers see it and can order from now on.",
  "يراه العملاء ويطلبون منه من الآن.",
);
export const takeOut = defineMessage("office.takeOut", "Take it out of the shop", "إخراجه من التطبيق");
export const takeOutAsk = defineMessage(
  "office.takeOutAsk",
  "Take {name} out of the shop?",
  "إخراج {name} من التطبيق؟",
);
export const takeOutText = defineMessage(
  "office.takeOutText",
  "Nobody can order any more. Running orders go on.",
  "لا يمكن الطلب بعد ذلك. تستمر الطلبات الجارية.",
);
export const legalName = defineMessage("office.legalName", "Registered name", "الاسم المسجل");
export const description = defineMessage("office.description", "Description", "الوصف");
export const categories = defineMessage("office.categories", "Categories", "التصنيفات");
export const noCategories = defineMessage(
  "office.noCategories",
  "The shop has none yet: add the first one below.",
  "لا توجد تصنيفات بعد: أضف أول تصنيف أدناه.",
);
export const newCategory = defineMessage("office.newCategory", "New category", "تصنيف جديد");
export const addCategory = defineMessage("office.addCategory", "Add the category", "إضافة التصنيف");
export const logo = defineMessage("office.logo", "Logo", "الشعار");
export const cover = defineMessage("office.cover", "Wide picture", "الصورة العريضة");
export const pictureHelp = defineMessage("office.pictureHelp", "JPG, PNG or WebP", "JPG أو PNG أو WebP");
export const uploading = defineMessage("office.uploading", "Uploading", "جارٍ الرفع");
export const color = defineMessage("office.color", "Color", "اللون");
export const week = defineMessage("office.week", "The week", "الأسبوع");
export const weekHelp = defineMessage(
  "office.weekHelp",
  "A store that closes at 00:00 or later closes on the next day. 00:00 to 00:00 is all day.",
  "ما يُغلق عند 00:00 أو بعدها يُغلق في اليوم التالي. من 00:00 إلى 00:00 طوال اليوم.",
);
export const opens = defineMessage("office.opens", "{day}: opens", "{day}: يفتح");
export const closes = defineMessage("office.closes", "{day}: closes", "{day}: يغلق");
export const isClosed = defineMessage("office.isClosed", "Closed", "مغلق");
export const addHours = defineMessage("office.addHours", "{day}: add hours", "{day}: إضافة أوقات");
export const removeHours = defineMessage(
  "office.removeHours",
  "{day}: remove these hours",
  "{day}: إزالة هذه الأوقات",
);
export const sameAll = defineMessage("office.sameAll", "Every day as {day}", "كل الأيام مثل {day}");
export const preparation = defineMessage("office.preparation", "Minutes to prepare", "دقائق التحضير");
export const slotCapacity = defineMessage(
  "office.slotCapacity",
  "Most scheduled orders in half an hour",
  "أقصى الطلبات المجدولة في نصف ساعة",
);
export const closures = defineMessage("office.closures", "Days closed", "أيام الإغلاق");
export const addClosure = defineMessage("office.addClosure", "Close on a day", "إغلاق يوم");
export const firstDay = defineMessage("office.firstDay", "First day", "أول يوم");
export const lastDay = defineMessage("office.lastDay", "Last day", "آخر يوم");
export const reason = defineMessage("office.reason", "Reason that customers read", "السبب الذي يقرؤه العملاء");
export const orderTypes = defineMessage(
  "office.orderTypes",
  "How customers get their orders",
  "كيف يستلم العملاء طلباتهم",
);
export const place = defineMessage("office.place", "Place on the map", "المكان على الخريطة");
export const placeHelp = defineMessage(
  "office.placeHelp",
  "Latitude and longitude, as a map app copies them: 25.3208, 51.5286",
  "خط العرض وخط الطول كما تنسخهما تطبيقات الخرائط: 25.3208, 51.5286",
);
export const placeWrong = defineMessage(
  "office.placeWrong",
  "Two numbers: latitude, longitude",
  "رقمان: خط العرض، خط الطول",
);
export const useHere = defineMessage("office.useHere", "Use this place", "استخدام هذا المكان");
export const placeText = defineMessage("office.placeText", "Street or landmark", "الشارع أو معلم قريب");
export const minOrder = defineMessage("office.minOrder", "Minimum order", "أقل طلب");
export const fee = defineMessage("office.fee", "Delivery fee", "رسوم التوصيل");
export const freeOver = defineMessage("office.freeOver", "Free delivery from", "توصيل مجاني ابتداءً من");
export const minutesFrom = defineMessage("office.minutesFrom", "Delivery minutes, from", "دقائق التوصيل، من");
export const minutesTo = defineMessage("office.minutesTo", "to", "إلى");
export const zonesServed = defineMessage(
  "office.zonesServed",
  "Zones it delivers to",
  "المناطق التي يوصل إليها",
);
export const zonesHelp = defineMessage(
  "office.zonesHelp",
  "Numbers with commas; empty for all.",
  "أرقام بفواصل؛ فارغ للكل.",
);
export const invite = defineMessage("office.invite", "Invite", "دعوة");
export const inviteText = defineMessage(
  "office.inviteText",
  "They get a mail with a link that is valid once.",
  "تصلهم رسالة فيها رابط يصلح مرة واحدة.",
);
export const email = defineMessage("office.email", "E-mail", "البريد الإلكتروني");
export const role = defineMessage("office.role", "Role", "الدور");
export const roleOwner = defineMessage("office.roleOwner", "Owner", "مالك");
export const roleManager = defineMessage("office.roleManager", "Manager", "مدير");
export const roleCounter = defineMessage("office.roleCounter", "Counter", "الاستقبال");
export const roleKitchen = defineMessage("office.roleKitchen", "Kitchen", "المطبخ");
export const roleOf = defineMessage("office.roleOf", "Role of {name}", "دور {name}");
export const members = defineMessage("office.members", "Members", "الأعضاء");
export const invitations = defineMessage("office.invitations", "Invitations", "الدعوات");
export const noMembers = defineMessage("office.noMembers", "Nobody works here yet.", "لا أحد يعمل هنا بعد.");
export const joinMyself = defineMessage("office.joinMyself", "Work here myself", "أعمل هنا بنفسي");
export const joinText = defineMessage(
  "office.joinText",
  "You become an owner of this store and can open its door with your own account.",
  "تصبحون من مالكي المتجر وتدخلون بوابته بحسابكم.",
);
export const takeBack = defineMessage(
  "office.takeBack",
  "Take back the invitation of {email}",
  "سحب دعوة {email}",
);
export const removeMember = defineMessage("office.removeMember", "Remove {name}", "إزالة {name}");
export const pair = defineMessage("office.pair", "Pair a device", "ربط جهاز");
export const pairText = defineMessage(
  "office.pairText",
  "Enter this code on the device, at the door of the store, within five minutes.",
  "أدخلوا هذا الرمز على الجهاز عند بوابة المتجر خلال خمس دقائق.",
);
export const deviceName = defineMessage("office.deviceName", "Name of the device", "اسم الجهاز");
export const noDevices = defineMessage(
  "office.noDevices",
  "No device is paired. Orders ring on screens that people sign in at.",
  "لا جهاز مربوط. ترنّ الطلبات على الشاشات التي يُسجَّل الدخول فيها.",
);
export const hears = defineMessage("office.hears", "Hears", "يسمع");
export const hearsNot = defineMessage("office.hearsNot", "Does not hear", "لا يسمع");
export const lastSeen = defineMessage("office.lastSeen", "Last seen", "آخر ظهور");
export const endDevice = defineMessage("office.endDevice", "End the session of {name}", "إنهاء جلسة {name}");
