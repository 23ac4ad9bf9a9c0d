export * as boardMessages from "./board.js";
export * as doorMessages from "./door.js";
export * as officeMessages from "./office.js";
export * as officeOrderMessages from "./office-order.js";
export * as panelMessages from "./panels.js";
export * as rideMessages from "./ride.js";
export * as storeMessages from "./store.js";
