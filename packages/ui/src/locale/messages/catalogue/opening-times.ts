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
export const closedNow = defineMessage("catalogue.closedNow", "Closed now", "مغلق الآن");
export const preorder = defineMessage("catalogue.preorder", "Pre-order", "طلب مسبق");
