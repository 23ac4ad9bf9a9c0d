import { defineMessage } from "../../define-message.js";

/* Titles of pages in the browser's tab, for search engines and link previews, where the heading of the screen is shorter. */

export const homeTitle = defineMessage(
  "head.homeTitle",
  "{brand}: delivery in {place}",
  "{brand}: توصيل الطلبات في {place}",
);
export const storesOf = defineMessage("head.storesOf", "{name} in {place}", "{name} في {place}");
export const reviewsOf = defineMessage("head.reviewsOf", "Reviews of {name}", "تقييمات {name}");
export const sectionOf = defineMessage("head.sectionOf", "{section} of {name}", "{section} من {name}");
