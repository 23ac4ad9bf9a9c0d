export { type OrderTypeKind, type OrderTypeSwitchProps, OrderTypeSwitch } from "./order-type-switch.js";
