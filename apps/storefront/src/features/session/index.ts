export { useAuthPicture } from "./use-auth-picture.js";
export { useCurrentUser } from "./use-current-user.js";
export { useCustomerToPrefill } from "./use-customer-to-prefill.js";
