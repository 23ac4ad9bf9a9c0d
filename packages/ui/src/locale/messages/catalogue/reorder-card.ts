import { defineMessage } from "../../define-message.js";

/* A file of its own: the card is loaded on demand, and the other messages about ordering again are not. */

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
