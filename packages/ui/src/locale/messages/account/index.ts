export * from "./addresses.js";
export * from "./navigation.js";
export * from "./notifications.js";
export * from "./passwords.js";
export * from "./person.js";
export * from "./pin.js";
export * from "./profile.js";
export * from "./sign-in-first.js";
