import type { LucideIcon } from "lucide-react";
import { createElement, type ComponentProps } from "react";
import { join } from "../../theme/join.js";
import type { IconNode } from "./icon-nodes.js";

/** Small 16 in running text, medium 20 in controls, large 24 in tabs and heads. */
export const iconSizes = {
  small: { className: "size-icon-small", stroke: "var(--ui-icon-stroke-small)" },
  medium: { className: "size-icon-medium", stroke: "var(--ui-icon-stroke-medium)" },
  large: { className: "size-icon-large", stroke: "var(--ui-icon-stroke-large)" },
} as const;
export type IconSize = keyof typeof iconSizes;

/** A Lucide icon, as the component that `lucide-react` exports or as its bare drawing. */
export type IconDrawing = LucideIcon | IconNode;

export interface IconProps extends Omit<ComponentProps<"svg">, "children"> {
  /** A Lucide icon: `import { ChevronRight } from "lucide-react"`. */
  of: IconDrawing;
  size?: IconSize | undefined;
  /** Mirrors in RTL: arrows, chevrons, share, rider. Never clocks, search, logos. */
  flip?: boolean | undefined;
}

/** A decorative icon: hidden from assistive technology, the words beside it or the control's label speak. */
export function Icon({ of: drawing, size = "medium", flip = false, className, ...rest }: IconProps) {
  const { className: sized, stroke } = iconSizes[size];
  const attributes = {
    "data-slot": "icon",
    "aria-hidden": true,
    focusable: "false",
    strokeWidth: stroke,
    ...rest,
    className: join("block flex-none", sized, flip && "rtl:-scale-x-100", className),
  } as const;
  if (!Array.isArray(drawing)) return createElement(drawing as LucideIcon, attributes);
  return createElement(
    "svg",
    {
      viewBox: "0 0 24 24",
      fill: "none",
      stroke: "currentColor",
      strokeLinecap: "round",
      strokeLinejoin: "round",
      ...attributes,
    },
    ...(drawing as IconNode).map(([tag, shape]) => createElement(tag, shape)),
  );
}
