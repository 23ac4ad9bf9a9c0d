import { defineMessage } from "../../define-message.js";

/* Messages of the frame of the sign-in pages. */

export const pictureLine = defineMessage(
  "auth.pictureLine",
  "Doha’s kitchens, shops and flowers, at your door.",
  "مطابخ الدوحة ومتاجرها وزهورها، إلى بابك.",
);
