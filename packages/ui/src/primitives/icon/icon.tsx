import type { LucideIcon } from "lucide-react";
import { createElement, memo, use, type ComponentProps } from "react";
import { cx } from "../../lib/cx.js";
import type { IconNode } from "./icon-nodes.js";
import { iconReplacement, type IconDrawing } from "./icon-replacement.js";

export const iconSizes = ["small", "medium", "large"] as const;
export type IconSize = (typeof iconSizes)[number];

const sizeClass = {
  small: "size-icon-small",
  medium: "size-icon-medium",
  large: "size-icon-large",
} satisfies Record<IconSize, string>;

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
export const Icon = memo(function Icon({ of, size = "medium", flip, className, ...rest }: IconProps) {
  const drawing = iconReplacement.context ? use(iconReplacement.context)(of) : of;
  const attributes = {
    "data-slot": "icon",
    "data-size": size,
    "aria-hidden": true,
    strokeWidth: `var(--ui-icon-stroke-${size})`,
    ...rest,
    // oxlint-disable-next-line talabee/variants-by-cva -- nearly every component contains an icon; cva weighs 0.4 kB
    className: cx("ui-icon", sizeClass[size], flip && "rtl:[scale:-1_1]", className),
  } as const;
  return Array.isArray(drawing)
    ? createElement(
        "svg",
        { viewBox: "0 0 24 24", ...attributes },
        ...(drawing as IconNode).map(([tag, shape]) => createElement(tag, shape)),
      )
    : createElement(drawing as LucideIcon, attributes);
});
