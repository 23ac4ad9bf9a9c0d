export * from "./bills.js";
export * from "./card-choice.js";
export * from "./cards.js";
export * from "./coupon-field.js";
export * from "./coupon-ticket.js";
export * from "./coupons.js";
export * from "./payments.js";
export * from "./wallet.js";
