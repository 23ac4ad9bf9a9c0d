export { PairScreen, type PairScreenProps } from "./pair-screen.js";
export { SignInScreen, type SignInScreenProps } from "./sign-in-screen.js";
