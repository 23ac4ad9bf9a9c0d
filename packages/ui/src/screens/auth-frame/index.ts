export { type AuthStage, type AuthFrameProps, AuthFrame } from "./auth-frame.js";
