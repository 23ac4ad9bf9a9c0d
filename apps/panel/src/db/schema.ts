/** Every table of the panel, by area. */
export * from "./schema/accounts.js";
export * from "./schema/applicants.js";
export * from "./schema/cart.js";
export * from "./schema/catalogue.js";
export type { Bilingual } from "./schema/columns.js";
export * from "./schema/coupons.js";
export * from "./schema/family.js";
export * from "./schema/notifications.js";
export * from "./schema/orders.js";
export * from "./schema/payments.js";
export * from "./schema/sandbox-gateway.js";
export * from "./schema/search.js";
export * from "./schema/wallet.js";
export * from "./schema/work.js";
