"use client";
import type { ComponentProps } from "react";
import { commonMessages, useMessage } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import { SpinnerDrawing } from "./spinner-drawing.js";

export const spinnerSizes = {
  small: { className: "size-icon-medium", stroke: 7 },
  medium: { className: "size-8", stroke: 6 },
  large: { className: "size-spinner-large", stroke: 5 },
} as const;
export type SpinnerSize = keyof typeof spinnerSizes;

export interface SpinnerProps extends ComponentProps<"span"> {
  /** Small 20 px in controls, medium 32 px in panels, large 56 px on the loading screen. */
  size?: SpinnerSize | undefined;
  /** What is loading; "Loading" by default. */
  label?: string | undefined;
}

/** Indicates loading of content with an unknown shape. If the shape is known, use `Skeleton`. */
export function Spinner({ size = "medium", label, className, ...rest }: SpinnerProps) {
  const loading = useMessage(commonMessages.loading);
  return (
    <span
      data-slot="spinner"
      data-size={size}
      role="status"
      {...rest}
      className={cx("inline-grid flex-none", className)}
    >
      <SpinnerDrawing {...spinnerSizes[size]} />
      <span className="sr-only">{label ?? loading}</span>
    </span>
  );
}
