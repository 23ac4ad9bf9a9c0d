"use client";
import type { LucideIcon } from "lucide-react";
import { cloneElement, createElement, isValidElement, use, type ReactElement } from "react";
import { cx } from "../../lib/cx.js";
import type { IconNode } from "./icon-node.js";
import type { IconProps, IconSize } from "./icon-props.js";
import { iconReplacement, type IconElement } from "./icon-replacement.js";

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
  if (Array.isArray(drawing))
    return createElement(
      "svg",
      { viewBox: "0 0 24 24", ...attributes },
      ...(drawing as IconNode).map(([tag, shape]) => createElement(tag, shape)),
    );
  // A server component's element may not have arrived in the browser yet.
  const { _payload: payload } = drawing as { _payload?: PromiseLike<IconElement> };
  const arriving = typeof payload?.then === "function" ? use(payload as Promise<IconElement>) : undefined;
  const element = isValidElement(drawing) ? (drawing as IconElement) : arriving;
  return element === undefined
    ? createElement(drawing as LucideIcon, attributes)
    : cloneElement(element, {
        ...attributes,
        className: cx(attributes.className, element.props.className),
      });
}
