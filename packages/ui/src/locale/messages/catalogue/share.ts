import { defineMessage } from "../../define-message.js";

/* Messages of sharing. */

export const share = defineMessage("catalogue.share", "Share {name}", "مشاركة {name}");
