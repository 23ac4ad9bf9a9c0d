export * from "./time-slot-picker.js";
