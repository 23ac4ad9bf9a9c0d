export { type CouponTicketProps, CouponTicket } from "./coupon-ticket.js";
export type { CouponState, CouponData } from "./coupon-data.js";
export { CouponTicketSkeleton } from "./coupon-ticket-skeleton.js";
