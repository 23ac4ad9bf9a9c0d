import { defineMessage } from "../../define-message.js";

/* Messages of text areas. */

export const charactersLeft = defineMessage(
  "forms.charactersLeft",
  { one: "One character left", other: "{count} characters left" },
  {
    zero: "لم يبقَ أي حرف",
    one: "بقي حرف واحد",
    two: "بقي حرفان",
    few: "بقيت {count} أحرف",
    many: "بقي {count} حرفًا",
    other: "بقي {count} حرف",
  },
);
