export * from "./order-map.js";
export type { LatLngData } from "./city-drawing.js";
