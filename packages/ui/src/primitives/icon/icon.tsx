import { join } from "../../theme/join.js";
import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";

/** Small 16 in running text, medium 20 in controls, large 24 in tabs and heads. */
export const iconSizes = {
  small: { className: "size-icon-small", stroke: 2 },
  medium: { className: "size-icon-medium", stroke: 1.8 },
  large: { className: "size-icon-large", stroke: 1.7 },
} as const;
export type IconSize = keyof typeof iconSizes;

export interface IconProps extends Omit<ComponentProps<LucideIcon>, "size"> {
  /** A Lucide icon: `import { ChevronRight } from "lucide-react"`. */
  of: LucideIcon;
  size?: IconSize | undefined;
  /** Mirrors in right-to-left: arrows, chevrons, share, rider. Never clocks, search, logos. */
  flip?: boolean | undefined;
}

/** A decorative icon: hidden from assistive technology, the words beside it or the control's label speak. */
export function Icon({ of: Drawing, size = "medium", flip = false, className, ...rest }: IconProps) {
  const { className: sized, stroke } = iconSizes[size];
  return (
    <Drawing
      data-slot="icon"
      aria-hidden
      focusable="false"
      strokeWidth={stroke}
      {...rest}
      className={join("block flex-none", sized, flip && "rtl:-scale-x-100", className)}
    />
  );
}
