import { defineMessage } from "../../define-message.js";

/* Titles of the applications. */

export const partnerTitle = defineMessage("head.partnerTitle", "Become a partner", "كن شريكًا");
export const riderTitle = defineMessage("head.riderTitle", "Become a rider", "كن مندوب توصيل");
export const starTitle = defineMessage("head.starTitle", "Become a star", "كن نجمًا");
export const marketplaceTitle = defineMessage(
  "head.marketplaceTitle",
  "Bring many brands",
  "عدة علامات تجارية في مكان واحد",
);
