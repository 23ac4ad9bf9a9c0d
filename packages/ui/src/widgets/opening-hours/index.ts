export { type StoreHoursData, type OpeningHoursProps, OpeningHours } from "./opening-hours.js";
export type { OpeningHoursData } from "./hours-of-week.js";
