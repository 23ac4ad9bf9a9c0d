export * from "./icon.js";
export * as drawings from "./icon-nodes.js";
export { IconProvider, type IconOverride, type IconProviderProps } from "./icon-provider.js";
export type { IconDrawing } from "./icon-replacement.js";
