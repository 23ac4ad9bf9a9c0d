export { type OrderScreenProps, OrderScreen } from "./order-screen.js";
export type { OrderData } from "./order-data.js";
