export * from "./address-picker.js";
