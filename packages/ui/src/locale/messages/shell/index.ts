export * from "./area.js";
export * from "./frame.js";
export * from "./fulfilment.js";
export * from "./language-offer.js";
export * from "./offline.js";
export * from "./skip-to-cart.js";
export * from "./status.js";
