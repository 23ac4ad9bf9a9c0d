"use client";
import type { ComponentProps } from "react";
import { useText, partsWords } from "../../locale/index.js";
import { join } from "../../theme/join.js";
import { SpinnerDrawing, type SpinnerSize } from "./spinner-drawing.js";

export interface SpinnerProps extends ComponentProps<"span"> {
  /** Small 20 inside controls, medium 32 in panels, large 56 on the loading screen. */
  size?: SpinnerSize | undefined;
  /** What is awaited; "Loading" by default. */
  label?: string | undefined;
}

/** Something is on its way and its shape is unknown. Where the shape is known, use `Skeleton`. */
export function Spinner({ size = "medium", label, className, ...rest }: SpinnerProps) {
  const { t } = useText();
  return (
    <span data-slot="spinner" role="status" {...rest} className={join("inline-grid flex-none", className)}>
      <SpinnerDrawing size={size} />
      <span className="sr-only">{label ?? t(partsWords.loading)}</span>
    </span>
  );
}
