export * from "./coupon-ticket.js";
export { couponStates, type CouponState, type CouponData } from "./coupon-data.js";
export * from "./use-coupon-worth.js";
export * from "./coupon-ticket-skeleton.js";
