// The screens beside the board: a chunk of their own.
export { LeaveAnyway } from "./leave-anyway.js";
export { StoreHours } from "./store-hours.js";
export { StoreMenu } from "./store-menu.js";
