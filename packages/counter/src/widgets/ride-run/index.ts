export { RideRun, type RideRunProps } from "./ride-run.js";
export { RideCash } from "./ride-cash.js";
export { StepBars } from "./step-bars.js";
