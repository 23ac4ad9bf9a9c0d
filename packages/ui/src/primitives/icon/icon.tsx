"use client";
import { memo } from "react";
import type { IconProps } from "./icon-props.js";
import { useIcon } from "./use-icon.js";

/**
 * Decorative icon, hidden from assistive technology: the adjacent text or the control's label describes it. Memoized. Its
 * stroke is in theme/surface.css: in long lists, setting attributes takes a tenth of the time.
 */
export const Icon = memo(function Icon(props: IconProps) {
  return useIcon(props);
});
