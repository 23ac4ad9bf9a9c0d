export * from "./location-map.js";
export { nearestPlace } from "./country-outline.js";
export { locateDevice } from "./locate-device.js";
export { readMapTiles } from "./read-map-tiles.js";
