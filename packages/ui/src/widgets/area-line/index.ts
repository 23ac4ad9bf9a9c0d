export { type AreaData, type AreaLineVariant, type AreaLineProps, AreaLine } from "./area-line.js";
export { useAreaText } from "./use-area-text.js";
