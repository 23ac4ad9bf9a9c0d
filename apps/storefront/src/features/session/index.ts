export { useAuthPicture } from "./use-auth-picture.js";
export { useCurrentUser } from "./use-current-user.js";
export { useKnownCustomer } from "./use-known-customer.js";
