import { defineMessage } from "../../define-message.js";

/* Messages of a product in a list. */

export const onlyLeft = defineMessage(
  "catalogue.onlyLeft",
  { one: "Only {count} left", other: "Only {count} left" },
  {
    zero: "نفدت الكمية",
    one: "بقيت قطعة واحدة",
    two: "بقيت قطعتان",
    few: "بقيت {count} قطع",
    many: "بقيت {count} قطعة",
    other: "بقيت {count} قطعة",
  },
);
export const addNamed = defineMessage("catalogue.addNamed", "Add {name}", "أضف {name}");
export const chooseNamed = defineMessage(
  "catalogue.chooseNamed",
  "Choose options for {name}",
  "اختر إضافات {name}",
);
