export * from "./location-map.js";
export { nearestPlace } from "./qatar.js";
