export {
  type MapTiles,
  type MapPoint,
  type LocationMapSize,
  type LocationMapProps,
  LocationMap,
} from "./location-map.js";
export { locateDevice } from "./locate-device.js";
export { readMapTiles } from "./read-map-tiles.js";
