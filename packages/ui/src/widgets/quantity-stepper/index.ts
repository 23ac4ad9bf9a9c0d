export * from "./quantity-stepper.js";
export { quantityStepperVariants, type QuantityStepperVariant } from "./stepper-props.js";
export * from "./add-stepper.js";
