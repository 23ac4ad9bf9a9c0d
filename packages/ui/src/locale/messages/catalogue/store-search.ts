import { defineMessage } from "../../define-message.js";

/* Messages of the search in a store's menu. */

export const searchIn = defineMessage("catalogue.searchIn", "Search {name}", "ابحث في {name}");
export const nothingInMenu = defineMessage(
  "catalogue.nothingInMenu",
  "Try another word, or look through the whole menu.",
  "جرّب كلمة أخرى، أو تصفّح القائمة كاملة.",
);
