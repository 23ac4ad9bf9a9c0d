import { defineMessage } from "../../define-message.js";

/* Messages of the navigation of the account pages. */

export const overview = defineMessage("account.overview", "Overview", "نظرة عامة");
export const navigation = defineMessage("account.navigation", "Account", "الحساب");
