export { useAddresses } from "./use-addresses.js";
export { useApplication } from "./use-application.js";
export { useMap } from "./use-map.js";
