import { defineMessage } from "../../define-message.js";

/* Messages of collections. */

export const sortPriceLow = defineMessage(
  "catalogue.sortPriceLow",
  "Price: low to high",
  "السعر: من الأقل إلى الأعلى",
);
export const sortPriceHigh = defineMessage(
  "catalogue.sortPriceHigh",
  "Price: high to low",
  "السعر: من الأعلى إلى الأقل",
);
export const collection = defineMessage("catalogue.collection", "Collection", "مجموعة");
export const partsOf = defineMessage("catalogue.partsOf", "Parts of {name}", "أقسام {name}");
export const noCollectionData = defineMessage(
  "catalogue.noCollectionData",
  "no data on this collection",
  "لا توجد بيانات في هذه المجموعة",
);
