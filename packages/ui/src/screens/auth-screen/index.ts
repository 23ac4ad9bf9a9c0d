export * from "./auth-screen.js";
export type { AuthForm, RegisterValues, SignInValues } from "./auth-forms.js";
export { authModes, type AuthMode } from "./mode-tabs.js";
