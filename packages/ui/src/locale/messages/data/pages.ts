import { defineMessage } from "../../define-message.js";

/* Messages of breadcrumbs and paginations. */

export const breadcrumbs = defineMessage("data.breadcrumbs", "You are here", "موقع الصفحة");
export const pages = defineMessage("data.pages", "Pages", "الصفحات");
export const page = defineMessage("data.page", "Page {page}", "صفحة {page}");
export const pageOf = defineMessage("data.pageOf", "Page {page} of {pages}", "صفحة {page} من {pages}");
