export { requestReset, changePassword, clearReset, requestedResetEmail, resetPassword } from "./password.js";
export { type SignInResult, createAccount, resendCode, signIn, submitCode } from "./sign-in.js";
export { useAuthPicture } from "./use-auth-picture.js";
export { useCurrentUser } from "./use-current-user.js";
export { useKnownCustomer } from "./use-known-customer.js";
