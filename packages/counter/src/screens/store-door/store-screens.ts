// The screens beside the board: a chunk of their own.
export { StoreHours } from "./store-hours.js";
export { StoreMenu } from "./store-menu.js";
