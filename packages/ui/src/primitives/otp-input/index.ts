export * from "./otp-input.js";
