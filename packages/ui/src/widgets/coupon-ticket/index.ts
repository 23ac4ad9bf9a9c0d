export * from "./coupon-ticket.js";
