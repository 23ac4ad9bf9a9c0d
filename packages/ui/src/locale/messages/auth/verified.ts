import { defineMessage } from "../../define-message.js";

/* Messages of the page after verification. */

export const verified = defineMessage(
  "auth.verified",
  "Your Email has been verfied successfully",
  "تم تأكيد بريدك الإلكتروني بنجاح",
);
