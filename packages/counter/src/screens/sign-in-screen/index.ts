export { LanguageButton } from "./language-button.js";
export { SignInScreen, type SignInScreenProps } from "./sign-in-screen.js";
