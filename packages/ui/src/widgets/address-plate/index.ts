export * from "./address-plate.js";
