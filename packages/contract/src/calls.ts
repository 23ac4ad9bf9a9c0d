/**
 * Every call of the storefront to the panel (REQ-API-03, REQ-API-36).
 * Client and server are built from these definitions: the typed client, the panel's validation, the API document, the
 * conformance suite. POST bodies are multipart forms (REQ-API-35), responses `{ message, data }`, lists
 * `{ items, next_cursor }`, money in minor units.
 */
export * from "./calls/account.js";
export * from "./calls/content.js";
export * from "./calls/catalogue.js";
export * from "./calls/favourites.js";
export * from "./calls/cart.js";
export * from "./calls/coupons.js";
export * from "./calls/addresses.js";
export * from "./calls/orders.js";
export * from "./calls/events.js";
export * from "./calls/payments.js";
export * from "./calls/notifications.js";
export * from "./calls/family.js";
export * from "./calls/applicants.js";
export * from "./calls/admin.js";
export * from "./calls/second-factor.js";
export * from "./calls/panel-stores.js";
export * from "./calls/panel-opening.js";
export * from "./calls/panel-menu.js";
export * from "./calls/panel-people.js";
export * from "./calls/panel-content.js";
export * from "./calls/board.js";
export * from "./calls/devices.js";
export * from "./calls/customers.js";
export * from "./calls/inbox.js";
export * from "./calls/panel-reviews.js";
export * from "./calls/vouchers.js";
export * from "./calls/bills.js";
export * from "./calls/rides.js";
export * from "./calls/refunds.js";
export * from "./calls/reports.js";
export * from "./calls/office.js";
