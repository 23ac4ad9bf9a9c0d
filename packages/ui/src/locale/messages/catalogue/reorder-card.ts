import { defineMessage } from "../../define-message.js";

/* Message of the card that orders again; not of the pages that only name the action. */

export const itemsOf = defineMessage(
  "catalogue.itemsOf",
  { one: "{count} item", other: "{count} items" },
  {
    zero: "لا منتجات",
    one: "منتج واحد",
    two: "منتجان",
    few: "{count} منتجات",
    many: "{count} منتجًا",
    other: "{count} منتج",
  },
);
