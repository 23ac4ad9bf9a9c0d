export { OrderPanel, type OrderPanelProps } from "./order-panel.js";
