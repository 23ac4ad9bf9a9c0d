import { defineMessage } from "../../define-message.js";

/* Messages of the search field. */

export const clearSearch = defineMessage("forms.clearSearch", "Clear the search", "مسح البحث");
