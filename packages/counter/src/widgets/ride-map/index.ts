export { RideMap, type RideMapProps } from "./ride-map.js";
