import { defineMessage } from "../../define-message.js";

/* Messages of delivery areas. */

export const zone = defineMessage("catalogue.zone", "Zone {zone}", "منطقة {zone}");
