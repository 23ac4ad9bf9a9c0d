import { defineMessage } from "../../define-message.js";

/* Messages of pages that need a session. */

export const signInFirst = defineMessage(
  "account.signInFirst",
  "Please Login First",
  "يرجى تسجيل الدخول أولًا",
);
export const signInText = defineMessage(
  "account.signInText",
  "What is yours is kept in your account.",
  "كل ما يخصك محفوظ في حسابك.",
);
