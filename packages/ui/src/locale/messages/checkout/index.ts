export * from "./address-card.js";
export * from "./address-form.js";
export * from "./checkout.js";
export * from "./cities.js";
export * from "./payment-methods.js";
export * from "./phone.js";
