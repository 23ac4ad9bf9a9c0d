export * from "./quantity-stepper.js";
export { quantityStepperLooks, type QuantityStepperLook } from "./stepper-props.js";
export * from "./add-stepper.js";
