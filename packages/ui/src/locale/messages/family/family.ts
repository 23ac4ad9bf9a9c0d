import { defineMessage } from "../../define-message.js";

/* Messages of the family: members, allowances, invite code, shared basket. */

export const joinTitle = defineMessage("family.joinTitle", "Join family", "انضم إلى العائلة");
export const pitch = defineMessage("family.pitch", "One wallet, one table", "محفظة واحدة ومائدة واحدة");
export const pitchText = defineMessage(
  "family.pitchText",
  "Order together from one basket, with a monthly allowance for everyone at home.",
  "اطلبوا معًا من سلة واحدة، مع مصروف شهري لكل من في البيت.",
);
export const how = defineMessage("family.how", "Join or create", "انضمام أو إنشاء");
export const withCode = defineMessage("family.withCode", "Join with a code", "الانضمام برمز");
export const create = defineMessage("family.create", "Create a family", "إنشاء عائلة");
export const code = defineMessage("family.code", "Family code", "رمز العائلة");
export const codeHelp = defineMessage(
  "family.codeHelp",
  "Ask the person who pays for the family.",
  "اطلبه ممن يدفع عن العائلة.",
);
export const find = defineMessage("family.find", "Find the family", "البحث عن العائلة");
export const join = defineMessage("family.join", "Join family", "انضم إلى العائلة");
export const name = defineMessage("family.name", "Family name", "اسم العائلة");
export const needsName = defineMessage("family.needsName", "Name your family", "يرجى تسمية العائلة");
export const nameHelp = defineMessage("family.nameHelp", "The people you invite see it.", "يراه من تدعوهم.");
export const runBy = defineMessage(
  "family.runBy",
  { one: "{count} member, run by {owner}", other: "{count} members, run by {owner}" },
  {
    zero: "لا أفراد، بإدارة {owner}",
    one: "فرد واحد، بإدارة {owner}",
    two: "فردان، بإدارة {owner}",
    few: "{count} أفراد، بإدارة {owner}",
    many: "{count} فردًا، بإدارة {owner}",
    other: "{count} فرد، بإدارة {owner}",
  },
);
export const joinPrivate = defineMessage(
  "family.joinPrivate",
  "Your own orders and cards stay private",
  "تبقى طلباتك وبطاقاتك خاصة بك",
);
export const joinAllowance = defineMessage(
  "family.joinAllowance",
  "The family's owner sets your monthly allowance",
  "يحدد مسؤول العائلة مصروفك الشهري",
);
export const joinBasket = defineMessage(
  "family.joinBasket",
  "You add to one basket that everyone sees",
  "تضيف إلى سلة واحدة يراها الجميع",
);
export const spent = defineMessage("family.spent", "Spent together in {month}", "أنفقتم معًا في {month}");
export const spentOf = defineMessage("family.spentOf", "of {amount}", "من {amount}");
export const members = defineMessage("family.members", "Members", "الأفراد");
export const owner = defineMessage("family.owner", "Owner", "المسؤول");
export const you = defineMessage("family.you", "{name}, you", "{name}، أنت");
export const pays = defineMessage("family.pays", "Pays for the family", "الدفع عن العائلة");
export const perMonth = defineMessage("family.perMonth", "Allowance each month", "مصروف كل شهر");
export const unlimited = defineMessage("family.unlimited", "No limit", "بلا حد");
export const nearlyUsed = defineMessage("family.nearlyUsed", "Nearly used", "أوشك على النفاد");
export const usedUp = defineMessage("family.usedUp", "Used up", "نفد");
export const allowanceUse = defineMessage(
  "family.allowanceUse",
  "{spent} of {allowance}",
  "{spent} من {allowance}",
);
export const allowanceOf = defineMessage("family.allowanceOf", "Allowance of {name}", "مصروف {name}");
export const manage = defineMessage("family.manage", "Manage {name}", "إدارة {name}");
export const setAllowance = defineMessage("family.setAllowance", "Set the allowance", "تحديد المصروف");
export const allowanceLabel = defineMessage("family.allowanceLabel", "A month", "في الشهر");
export const noLimit = defineMessage("family.noLimit", "No limit", "بلا حد");
export const noLimitHelp = defineMessage(
  "family.noLimitHelp",
  "May spend as much as the wallet holds",
  "الإنفاق متاح بقدر ما في المحفظة",
);
export const allowanceWrong = defineMessage(
  "family.allowanceWrong",
  "Enter an amount, 0 or more",
  "يرجى إدخال مبلغ، 0 أو أكثر",
);
export const saveAllowance = defineMessage("family.saveAllowance", "Save allowance", "حفظ المصروف");
export const removeMember = defineMessage(
  "family.removeMember",
  "Remove from the family",
  "إزالة من العائلة",
);
export const removeTitle = defineMessage("family.removeTitle", "Remove {name}?", "هل تريد إزالة {name}؟");
export const removeText = defineMessage(
  "family.removeText",
  "They keep their account and orders, and no longer use the family wallet.",
  "يبقى الحساب بطلباته، من دون محفظة العائلة.",
);
export const removeYes = defineMessage("family.removeYes", "Remove", "إزالة");
export const leave = defineMessage("family.leave", "Leave the family", "مغادرة العائلة");
export const leaveTitle = defineMessage("family.leaveTitle", "Leave {name}?", "هل تريد مغادرة {name}؟");
export const leaveText = defineMessage(
  "family.leaveText",
  "Your allowance ends. To come back you need a new code.",
  "ينتهي مصروفك، وتحتاج إلى رمز جديد للعودة.",
);
export const leaveYes = defineMessage("family.leaveYes", "Leave", "مغادرة");
export const inviteTitle = defineMessage("family.inviteTitle", "Family code", "رمز العائلة");
export const inviteText = defineMessage(
  "family.inviteText",
  "Whoever has it can join. Share it with the people at home alone.",
  "كل من لديه الرمز يمكنه الانضمام، فشاركه مع أهل البيت فقط.",
);
export const inviteExpires = defineMessage(
  "family.inviteExpires",
  "It works until {date}. A new code replaces it at once.",
  "صالح حتى {date}، ويُلغى فورًا بإنشاء رمز جديد.",
);
export const inviteExpired = defineMessage(
  "family.inviteExpired",
  "The code has expired",
  "انتهت صلاحية الرمز",
);
export const renewInvite = defineMessage("family.renewInvite", "Make a new code", "إنشاء رمز جديد");
export const copyCode = defineMessage("family.copyCode", "Copy the code", "نسخ الرمز");
export const shareCode = defineMessage("family.shareCode", "Share the code", "مشاركة الرمز");
export const copied = defineMessage("family.copied", "Code copied", "تم نسخ الرمز");
export const copyFailed = defineMessage(
  "family.copyFailed",
  "The code was not copied. Select it and copy it yourself.",
  "لم يُنسخ الرمز، يرجى تحديده ونسخه.",
);
export const basket = defineMessage("family.basket", "Shared basket", "السلة المشتركة");
export const basketEmpty = defineMessage("family.basketEmpty", "The basket is empty", "السلة فارغة");
export const basketEmptyText = defineMessage(
  "family.basketEmptyText",
  "Whatever anyone adds shows here for all of you.",
  "كل ما يضيفه أحدكم يظهر هنا للجميع.",
);
export const basketOf = defineMessage("family.basketOf", "From {name}", "من {name}");
export const basketOwnerOrders = defineMessage(
  "family.basketOwnerOrders",
  "{name} orders when everyone is ready.",
  "يُرسَل الطلب من حساب {name} حين يجهز الجميع.",
);
export const basketGone = defineMessage("family.basketGone", "A former member", "فرد سابق");
export const browse = defineMessage("family.browse", "Browse stores", "تصفّح المتاجر");
export const familyFailed = defineMessage(
  "family.familyFailed",
  "Your family did not load",
  "تعذّر تحميل عائلتك",
);
export const workTitle = defineMessage("family.workTitle", "Join our team", "انضم إلى فريقنا");
export const workText = defineMessage(
  "family.workText",
  "Cook, deliver or tell others about it.",
  "اطبخ أو وصّل أو عرّف الناس بنا.",
);
export const workFailed = defineMessage(
  "family.workFailed",
  "The application forms did not load.",
  "تعذّر تحميل استمارات الانضمام.",
);
