export * from "./coupons-screen.js";
