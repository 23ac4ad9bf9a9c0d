import { defineMessage } from "../../define-message.js";

/* Messages of the location map. */

export const mapLabel = defineMessage(
  "catalogue.mapLabel",
  "Map: the arrow keys move the pin, plus and minus zoom",
  "خريطة: تحرّك الأسهم الدبوس، والزائد والناقص للتكبير والتصغير",
);
export const mapReadOnly = defineMessage("catalogue.mapReadOnly", "Map of {place}", "خريطة {place}");
export const mapMark = defineMessage("catalogue.mapMark", "the place", "المكان");
export const zoomIn = defineMessage("catalogue.zoomIn", "Zoom in", "تكبير");
export const zoomOut = defineMessage("catalogue.zoomOut", "Zoom out", "تصغير");
export const myLocation = defineMessage("catalogue.myLocation", "Use my location", "استخدام موقعي");
export const pinNear = defineMessage("catalogue.pinNear", "Pin near {place}", "الدبوس قرب {place}");
export const mapFailed = defineMessage("catalogue.mapFailed", "The map did not load.", "تعذّر تحميل الخريطة.");
export const mapOutline = defineMessage("catalogue.mapOutline", "Simplified map", "خريطة مبسطة");
