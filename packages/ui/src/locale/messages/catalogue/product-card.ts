import { defineMessage } from "../../define-message.js";

/* Messages of a product in a list. */

export const onlyLeft = defineMessage(
  "catalogue.onlyLeft",
  { one: "Only {count} left", other: "Only {count} left" },
  {
    zero: "نفدت الكمية",
    one: "المتبقي واحد فقط",
    two: "المتبقي اثنان فقط",
    few: "المتبقي {count} فقط",
    many: "المتبقي {count} فقط",
    other: "المتبقي {count} فقط",
  },
);
export const addNamed = defineMessage("catalogue.addNamed", "Add {name}", "إضافة {name}");
export const chooseNamed = defineMessage(
  "catalogue.chooseNamed",
  "Choose options for {name}",
  "اختيار إضافات {name}",
);
