import type { ComponentProps } from "react";
import type { IconDrawing } from "./icon-replacement.js";

export const iconSizes = ["small", "medium", "large"] as const;
export type IconSize = (typeof iconSizes)[number];

export interface IconProps extends Omit<ComponentProps<"svg">, "children"> {
  /** A Lucide icon: `ChevronRight` of `lucide-react`, or from a server component the element `<ChevronRight />`. */
  of: IconDrawing;
  /** Small 16 px in text, medium 20 px in controls, large 24 px in tabs and headings. */
  size?: IconSize | undefined;
  /** Mirrors in RTL: arrows, chevrons, share, rider. Not for clocks, search and logos. */
  flip?: boolean | undefined;
}
