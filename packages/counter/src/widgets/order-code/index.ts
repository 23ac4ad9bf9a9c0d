export { OrderCode, type OrderCodeProps } from "./order-code.js";
