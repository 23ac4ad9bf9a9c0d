import { defineMessage } from "../../define-message.js";

/* Messages of ratings in stars. */

export const stars = defineMessage(
  "forms.stars",
  { one: "One star", other: "{count} stars" },
  {
    zero: "بلا نجوم",
    one: "نجمة واحدة",
    two: "نجمتان",
    few: "{count} نجوم",
    many: "{count} نجمة",
    other: "{count} نجمة",
  },
);
