export * from "./date-range-picker.js";
export { datePresets, type DatePreset } from "./date-presets.js";
