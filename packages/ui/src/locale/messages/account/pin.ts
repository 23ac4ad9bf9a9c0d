import { defineMessage } from "../../define-message.js";

/* Messages of the pin of an address on the map. */

export const pin = defineMessage("account.pin", "Pin on the map", "الموقع على الخريطة");
export const pinHelp = defineMessage(
  "account.pinHelp",
  "Move the map until the pin stands at your door.",
  "حرّك الخريطة حتى يستقر الدبوس عند بابك.",
);
export const locationDenied = defineMessage(
  "account.locationDenied",
  "We could not find where you are. Allow it in your browser, or move the map.",
  "تعذّر تحديد موقعك. اسمح بتحديد الموقع من المتصفح، أو حرّك الخريطة.",
);
export const pinOutside = defineMessage(
  "account.pinOutside",
  "The pin is outside the country that we deliver in",
  "الموقع المحدد خارج البلد الذي نوصّل فيه",
);
