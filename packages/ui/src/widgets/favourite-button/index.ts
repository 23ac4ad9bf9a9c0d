export * from "./favourite-button.js";
