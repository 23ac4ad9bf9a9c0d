import { defineMessage } from "../../define-message.js";

/* Messages of quantities of a product. */

export const soldOut = defineMessage("catalogue.soldOut", "Sold out today", "نفد اليوم");
export const allWeHave = defineMessage("catalogue.allWeHave", "That is all we have", "هذا كل ما لدينا");
export const quantityOf = defineMessage("catalogue.quantityOf", "Quantity of {name}", "كمية {name}");
export const moreNamed = defineMessage("catalogue.moreNamed", "One more {name}", "زيادة {name}");
export const lessNamed = defineMessage("catalogue.lessNamed", "One less {name}", "إنقاص {name}");
export const removeNamed = defineMessage("catalogue.removeNamed", "Remove {name}", "إزالة {name}");
export const quantityNow = defineMessage("catalogue.quantityNow", "{name}: {count}", "{name}: {count}");
export const limitReached = defineMessage(
  "catalogue.limitReached",
  { one: "Only {count} left today", other: "Only {count} left today" },
  {
    zero: "نفدت الكمية",
    one: "المتبقي اليوم واحد فقط",
    two: "المتبقي اليوم اثنان فقط",
    few: "المتبقي اليوم {count} فقط",
    many: "المتبقي اليوم {count} فقط",
    other: "المتبقي اليوم {count} فقط",
  },
);
