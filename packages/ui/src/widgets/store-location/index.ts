export { type StoreLocationData, type StoreLocationProps, StoreLocation } from "./store-location.js";
