export * from "./time-slot-picker.js";
export { type SlotDayData } from "./time-slots.js";
export * from "./use-slot-text.js";
export * from "./time-slot-sheet.js";
