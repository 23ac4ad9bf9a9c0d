export { type AuthMode, type AuthScreenProps, AuthScreen } from "./auth-screen.js";
export type { AuthForm, RegisterValues, SignInValues } from "./auth-forms.js";
