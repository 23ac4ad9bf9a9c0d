export { GuestContent } from "./guest-content.js";
export { type AuthStage, type AuthFrameProps, AuthFrame } from "./auth-frame.js";
