export * from "./profile-screen.js";
export * from "./profile-props.js";
