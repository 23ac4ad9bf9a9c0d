export * from "./location-map.js";
export { nearestPlace } from "./country-outline.js";
