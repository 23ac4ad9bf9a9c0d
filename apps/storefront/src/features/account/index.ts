export { useAddresses } from "./use-addresses.js";
export { useApplication } from "./use-application.js";
export { useCustomerPlace } from "./use-customer-place.js";
export { useDeliveryArea } from "./use-delivery-area.js";
export { useMap } from "./use-map.js";
