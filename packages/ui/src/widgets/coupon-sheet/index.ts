export * from "./coupon-sheet.js";
