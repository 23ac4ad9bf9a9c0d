export * from "./auth-screen.js";
export type { AuthForm, RegisterValues, SignInValues } from "./auth-forms.js";
