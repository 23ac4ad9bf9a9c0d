export { type ProblemReport, RideProblem, type RideProblemProps } from "./ride-problem.js";
