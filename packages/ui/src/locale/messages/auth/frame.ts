import { defineMessage } from "../../define-message.js";

/* Messages of the frame of the sign-in pages. */

export const pictureLine = defineMessage(
  "auth.pictureLine",
  "Kitchens, shops and flowers near you, at your door.",
  "مطابخ ومتاجر وزهور من حولك، إلى بابك.",
);
