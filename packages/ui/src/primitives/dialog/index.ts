export * from "./dialog.js";
export type { OverlayProps } from "./overlay-frame.js";
