import { defineMessage } from "../../define-message.js";

/* Message of the offer of the other language, in that language. */

export const languageOffer = defineMessage("shell.languageOffer", "العربية؟", "English?");
