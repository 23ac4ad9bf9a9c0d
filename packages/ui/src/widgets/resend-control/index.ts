export * from "./resend-control.js";
