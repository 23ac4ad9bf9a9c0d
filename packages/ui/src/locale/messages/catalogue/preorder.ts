import { defineMessage } from "../../define-message.js";

/* Messages of the first time of a pre-order; few visits show them. */

export const firstTimeToday = defineMessage("catalogue.firstTimeToday", "Today, {time}", "اليوم، {time}");
export const firstTimeTomorrow = defineMessage(
  "catalogue.firstTimeTomorrow",
  "Tomorrow, {time}",
  "غدًا، {time}",
);
export const firstTimeOn = defineMessage("catalogue.firstTimeOn", "{date}, {time}", "{date}، {time}");
