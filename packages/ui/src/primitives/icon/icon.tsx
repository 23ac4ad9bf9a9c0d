import { memo, type ComponentProps } from "react";
import type { IconDrawing } from "./icon-replacement.js";
import { useIcon } from "./use-icon.js";

export const iconSizes = ["small", "medium", "large"] as const;
export type IconSize = (typeof iconSizes)[number];

export interface IconProps extends Omit<ComponentProps<"svg">, "children"> {
  /** A Lucide icon: `import { ChevronRight } from "lucide-react"`. */
  of: IconDrawing;
  /** Small 16 px in text, medium 20 px in controls, large 24 px in tabs and headings. */
  size?: IconSize | undefined;
  /** Mirrors in RTL: arrows, chevrons, share, rider. Not for clocks, search and logos. */
  flip?: boolean | undefined;
}

/**
 * Decorative icon, hidden from assistive technology: the adjacent text or the control's label describes it. Memoized. Its
 * stroke is in theme/surface.css: in long lists, setting attributes takes a tenth of the time.
 */
export const Icon = memo(function Icon(props: IconProps) {
  return useIcon(props);
});
