export * from "./date-field.js";
export { dateProblem, type DateLimits, type DateProblem } from "./date-text.js";
