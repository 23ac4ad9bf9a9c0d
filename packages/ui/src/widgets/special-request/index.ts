export * from "./special-request.js";
