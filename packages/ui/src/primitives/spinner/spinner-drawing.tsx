import type { ComponentProps } from "react";
import { cx } from "../../lib/cx.js";

export interface SpinnerDrawingProps extends Omit<ComponentProps<"svg">, "stroke"> {
  /** Stroke width in 56ths of the spinner's width; 7 by default, for 20 px. */
  stroke?: number | undefined;
  /** Classes for size and position. */
  className?: string | undefined;
}

/** Spinner without a label, for components that announce their loading state themselves; 20 px by default. */
export function SpinnerDrawing({ stroke = 7, className = "size-icon-medium", ...rest }: SpinnerDrawingProps) {
  return (
    <svg
      viewBox="0 0 56 56"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      aria-hidden
      data-slot="spinner-drawing"
      {...rest}
      className={cx("animate-spin", className)}
    >
      <circle cx="28" cy="28" r="24" opacity=".18" />
      <path d="M28 4a24 24 0 0 1 24 24" />
    </svg>
  );
}
