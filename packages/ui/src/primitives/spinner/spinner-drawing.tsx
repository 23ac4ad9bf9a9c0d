import type { ComponentProps } from "react";
import { cx } from "../../lib/cx.js";

export interface SpinnerDrawingProps extends Omit<ComponentProps<"svg">, "stroke"> {
  /** Of its stroke, in 56ths of its width; 7 by default, for 20 px. */
  stroke?: number | undefined;
  /** Its size, and where it stands. */
  className?: string | undefined;
}

/** The turning arc alone, for parts that say by themselves that they are busy; 20 px unless told otherwise. */
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
