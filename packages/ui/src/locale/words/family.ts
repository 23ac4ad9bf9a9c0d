import { word } from "../word.js";

/* Words of the family: members, allowances, the code, the shared basket. */

export const joinTitle = word("family.joinTitle", "Join family", "انضم إلى العائلة");
export const pitch = word("family.pitch", "One wallet, one table", "محفظة واحدة ومائدة واحدة");
export const pitchText = word(
  "family.pitchText",
  "Order together from one basket, with a monthly allowance for everyone at home.",
  "اطلبوا معًا من سلة واحدة، مع مصروف شهري لكل من في البيت.",
);
export const how = word("family.how", "Join or create", "انضمام أو إنشاء");
export const withCode = word("family.withCode", "Join with a code", "الانضمام برمز");
export const create = word("family.create", "Create a family", "إنشاء عائلة");
export const code = word("family.code", "Family code", "رمز العائلة");
export const codeHelp = word(
  "family.codeHelp",
  "Ask the person who pays for the family.",
  "اطلبه ممن يدفع عن العائلة.",
);
export const find = word("family.find", "Find the family", "ابحث عن العائلة");
export const join = word("family.join", "Join family", "انضم إلى العائلة");
export const name = word("family.name", "Family name", "اسم العائلة");
export const needsName = word("family.needsName", "Name your family", "يرجى تسمية العائلة");
export const nameHelp = word("family.nameHelp", "The people you invite see it.", "يراه من تدعوهم.");
export const runBy = word(
  "family.runBy",
  { one: "{count} member, run by {owner}", other: "{count} members, run by {owner}" },
  {
    zero: "لا أفراد، يديرها {owner}",
    one: "فرد واحد، يديرها {owner}",
    two: "فردان، يديرها {owner}",
    few: "{count} أفراد، يديرها {owner}",
    many: "{count} فردًا، يديرها {owner}",
    other: "{count} فرد، يديرها {owner}",
  },
);
export const joinPrivate = word(
  "family.joinPrivate",
  "Your own orders and cards stay private",
  "تبقى طلباتك وبطاقاتك خاصة بك",
);
export const joinAllowance = word(
  "family.joinAllowance",
  "The family's owner sets your monthly allowance",
  "يحدد مالك العائلة مصروفك الشهري",
);
export const joinBasket = word(
  "family.joinBasket",
  "You add to one basket that everyone sees",
  "تضيف إلى سلة واحدة يراها الجميع",
);
export const spent = word("family.spent", "Spent together in {month}", "أنفقتم معًا في {month}");
export const spentOf = word("family.spentOf", "of {amount}", "من {amount}");
export const members = word("family.members", "Members", "الأفراد");
export const owner = word("family.owner", "Owner", "المالك");
export const you = word("family.you", "{name}, you", "{name}، أنت");
export const pays = word("family.pays", "Pays for the family", "يدفع عن العائلة");
export const perMonth = word("family.perMonth", "Allowance each month", "مصروف كل شهر");
export const unlimited = word("family.unlimited", "No limit", "بلا حد");
export const nearlyUsed = word("family.nearlyUsed", "Nearly used", "أوشك على النفاد");
export const usedUp = word("family.usedUp", "Used up", "نفد");
export const allowanceUse = word("family.allowanceUse", "{spent} of {allowance}", "{spent} من {allowance}");
export const allowanceOf = word("family.allowanceOf", "Allowance of {name}", "مصروف {name}");
export const manage = word("family.manage", "Manage {name}", "إدارة {name}");
export const setAllowance = word("family.setAllowance", "Set the allowance", "تحديد المصروف");
export const allowanceLabel = word("family.allowanceLabel", "A month", "في الشهر");
export const noLimit = word("family.noLimit", "No limit", "بلا حد");
export const noLimitHelp = word(
  "family.noLimitHelp",
  "May spend as much as the wallet holds",
  "يمكنه الإنفاق بقدر ما في المحفظة",
);
export const allowanceWrong = word(
  "family.allowanceWrong",
  "Enter an amount in riyals, 0 or more",
  "يرجى إدخال مبلغ بالريال، 0 أو أكثر",
);
export const saveAllowance = word("family.saveAllowance", "Save allowance", "حفظ المصروف");
export const removeMember = word("family.removeMember", "Remove from the family", "إزالة من العائلة");
export const removeTitle = word("family.removeTitle", "Remove {name}?", "هل تريد إزالة {name}؟");
export const removeText = word(
  "family.removeText",
  "They keep their account and orders, and no longer use the family wallet.",
  "يحتفظ بحسابه وطلباته، ولا يستخدم محفظة العائلة بعد الآن.",
);
export const removeYes = word("family.removeYes", "Remove", "إزالة");
export const leave = word("family.leave", "Leave the family", "مغادرة العائلة");
export const leaveTitle = word("family.leaveTitle", "Leave {name}?", "هل تريد مغادرة {name}؟");
export const leaveText = word(
  "family.leaveText",
  "Your allowance ends. To come back you need a new code.",
  "ينتهي مصروفك، وتحتاج إلى رمز جديد للعودة.",
);
export const leaveYes = word("family.leaveYes", "Leave", "مغادرة");
export const inviteTitle = word("family.inviteTitle", "Family code", "رمز العائلة");
export const inviteText = word(
  "family.inviteText",
  "Whoever has it can join. Share it with the people at home alone.",
  "كل من لديه الرمز يمكنه الانضمام، فشاركه مع أهل البيت فقط.",
);
export const copyCode = word("family.copyCode", "Copy the code", "نسخ الرمز");
export const shareCode = word("family.shareCode", "Share the code", "مشاركة الرمز");
export const copied = word("family.copied", "Code copied", "نُسخ الرمز");
export const copyFailed = word(
  "family.copyFailed",
  "The code was not copied. Select it and copy it yourself.",
  "لم يُنسخ الرمز، يرجى تحديده ونسخه.",
);
export const basket = word("family.basket", "Shared basket", "السلة المشتركة");
export const addToBasket = word("family.addToBasket", "Add to the family basket", "أضف إلى سلة العائلة");
export const basketEmpty = word("family.basketEmpty", "The basket is empty", "السلة فارغة");
export const basketEmptyText = word(
  "family.basketEmptyText",
  "Whatever anyone adds shows here for all of you.",
  "كل ما يضيفه أحدكم يظهر هنا للجميع.",
);
export const basketOf = word("family.basketOf", "From {name}", "من {name}");
export const basketOrder = word("family.basketOrder", "Order for the family", "اطلب للعائلة");
export const basketOwnerOrders = word(
  "family.basketOwnerOrders",
  "{name} orders when everyone is ready.",
  "يطلب {name} عندما يجهز الجميع.",
);
export const basketGone = word("family.basketGone", "A former member", "فرد سابق");
export const browse = word("family.browse", "Browse stores", "تصفّح المتاجر");
export const familyFailed = word("family.familyFailed", "Your family did not load", "تعذّر تحميل عائلتك");
export const workTitle = word("family.workTitle", "Join our team", "انضم إلى فريقنا");
export const workText = word(
  "family.workText",
  "Cook, deliver or tell others about it.",
  "اطبخ أو وصّل أو عرّف الناس بنا.",
);
