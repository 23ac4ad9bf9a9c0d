export { Icon } from "./icon.js";
export { iconSizes, type IconProps, type IconSize } from "./icon-props.js";
export * as drawings from "./icon-nodes.js";
export { IconProvider, type IconOverride, type IconProviderProps } from "./icon-provider.js";
export type { IconDrawing, IconElement } from "./icon-replacement.js";
