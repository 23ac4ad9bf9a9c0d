import type { LucideIcon } from "lucide-react";
import { createElement, use, type ReactElement } from "react";
import { cx } from "../../lib/cx.js";
import type { IconNode } from "./icon-nodes.js";
import type { IconProps, IconSize } from "./icon-props.js";
import { iconReplacement } from "./icon-replacement.js";

const sizeClass = {
  small: "size-icon-small",
  medium: "size-icon-medium",
  large: "size-icon-large",
} satisfies Record<IconSize, string>;

/**
 * The element of an icon. For components that long lists have many of: an `Icon` in them would be one more component to
 * mount.
 */
export function useIcon({ of, size = "medium", flip, className, ...rest }: IconProps): ReactElement {
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
}
