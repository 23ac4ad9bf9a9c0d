import { defineMessage } from "../../define-message.js";

/* Messages of breadcrumbs. */

export const breadcrumbs = defineMessage("data.breadcrumbs", "You are here", "موقع الصفحة");
