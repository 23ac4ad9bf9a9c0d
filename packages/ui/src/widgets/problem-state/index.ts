export * from "./problem-state.js";
