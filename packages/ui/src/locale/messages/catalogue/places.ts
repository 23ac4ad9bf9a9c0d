import { defineMessage } from "../../define-message.js";

/* Messages of names on the map. */

export const mapRayyan = defineMessage("catalogue.mapRayyan", "Al Rayyan", "الريان");
export const mapKhor = defineMessage("catalogue.mapKhor", "Al Khor", "الخور");
export const mapShamal = defineMessage("catalogue.mapShamal", "Al Shamal", "الشمال");
export const mapDukhan = defineMessage("catalogue.mapDukhan", "Dukhan", "دخان");
export const mapMesaieed = defineMessage("catalogue.mapMesaieed", "Mesaieed", "مسيعيد");
export const mapGharrafa = defineMessage("catalogue.mapGharrafa", "Al Gharrafa", "الغرافة");
export const mapUmmSalal = defineMessage("catalogue.mapUmmSalal", "Umm Salal", "أم صلال");
export const mapOldAirport = defineMessage("catalogue.mapOldAirport", "Old Airport", "المطار القديم");
