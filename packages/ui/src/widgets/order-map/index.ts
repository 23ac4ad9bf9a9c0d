export * from "./order-map.js";
export type { LatLngData } from "./doha.js";
