import { defineMessage } from "../../define-message.js";

/* Messages of whether a store is open. */

export const opensAt = defineMessage("catalogue.opensAt", "Opens at {time}", "يفتح الساعة {time}");
export const opensTomorrowAt = defineMessage(
  "catalogue.opensTomorrowAt",
  "Opens tomorrow at {time}",
  "يفتح غدًا الساعة {time}",
);
export const opensOn = defineMessage("catalogue.opensOn", "Opens {date}, {time}", "يفتح {date}، {time}");
export const closedOpensAt = defineMessage(
  "catalogue.closedOpensAt",
  "Closed, opens at {time}",
  "مغلق، يفتح الساعة {time}",
);
export const closedOpensTomorrowAt = defineMessage(
  "catalogue.closedOpensTomorrowAt",
  "Closed, opens tomorrow at {time}",
  "مغلق، يفتح غدًا الساعة {time}",
);
export const closedOpensOn = defineMessage(
  "catalogue.closedOpensOn",
  "Closed, opens {date}, {time}",
  "مغلق، يفتح {date}، {time}",
);
export const closedPreorderAt = defineMessage(
  "catalogue.closedPreorderAt",
  "Closed, pre-order for {time}",
  "مغلق، اطلب مسبقًا للساعة {time}",
);
export const closedPreorderTomorrowAt = defineMessage(
  "catalogue.closedPreorderTomorrowAt",
  "Closed, pre-order for tomorrow at {time}",
  "مغلق، اطلب مسبقًا للغد الساعة {time}",
);
export const closedPreorderOn = defineMessage(
  "catalogue.closedPreorderOn",
  "Closed, pre-order for {date}, {time}",
  "مغلق، اطلب مسبقًا ليوم {date}، {time}",
);
export const closedNow = defineMessage("catalogue.closedNow", "Closed now", "مغلق الآن");
