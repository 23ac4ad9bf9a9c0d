export { orderTypeTable, type OrderTypeKind } from "./order-type-table.js";
export { type OrderTypeSwitchProps, OrderTypeSwitch } from "./order-type-switch.js";
