import { defineMessage } from "../../define-message.js";

/* Messages of comboboxes, multi-selects and command menus. */

export const clearChoice = defineMessage("data.clearChoice", "Clear", "مسح");
export const showChoices = defineMessage("data.showChoices", "Show choices", "عرض الخيارات");
export const noMatch = defineMessage("data.noMatch", "Nothing found", "لا نتائج");
export const removeChoice = defineMessage("data.removeChoice", "Remove {name}", "إزالة {name}");
export const choicesFound = defineMessage(
  "data.choicesFound",
  { one: "{count} result", other: "{count} results" },
  {
    zero: "لا نتائج",
    one: "نتيجة واحدة",
    two: "نتيجتان",
    few: "{count} نتائج",
    many: "{count} نتيجة",
    other: "{count} نتيجة",
  },
);
export const chosenCount = defineMessage(
  "data.chosenCount",
  { one: "{count} chosen", other: "{count} chosen" },
  {
    zero: "لا شيء محدد",
    one: "تم اختيار خيار واحد",
    two: "تم اختيار خيارين",
    few: "تم اختيار {count} خيارات",
    many: "تم اختيار {count} خيارًا",
    other: "تم اختيار {count} خيار",
  },
);
export const choosePlaceholder = defineMessage("data.choosePlaceholder", "Search or choose", "ابحث أو اختر");
export const commands = defineMessage("data.commands", "Commands", "الأوامر");
export const searchCommands = defineMessage(
  "data.searchCommands",
  "Search pages and actions",
  "ابحث عن صفحة أو إجراء",
);
