export type { TimeSlotPickerProps } from "./time-slot-picker.js";
export { isSameInstant, type SlotDayData } from "./time-slots.js";
export { useSlotText } from "./use-slot-text.js";
export { type SlotGoneData, type TimeSlotSheetProps, TimeSlotSheet } from "./time-slot-sheet.js";
