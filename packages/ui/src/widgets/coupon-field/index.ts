export * from "./coupon-field.js";
