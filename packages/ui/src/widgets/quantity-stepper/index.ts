export { type QuantityStepperSize, type QuantityStepperProps, QuantityStepper } from "./quantity-stepper.js";
export type { QuantityStepperVariant } from "./stepper-props.js";
export { type AddStepperProps, AddStepper } from "./add-stepper.js";
