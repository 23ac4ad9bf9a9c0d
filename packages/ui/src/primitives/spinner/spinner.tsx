"use client";
import type { ComponentProps } from "react";
import { useText } from "../../locale/index.js";
import { join } from "../../theme/join.js";

export const spinnerSizes = {
  small: { className: "size-icon-medium", stroke: 7 },
  medium: { className: "size-8", stroke: 6 },
  large: { className: "size-spinner-large", stroke: 5 },
} as const;
export type SpinnerSize = keyof typeof spinnerSizes;

export interface SpinnerProps extends ComponentProps<"span"> {
  /** Small 20 inside controls, medium 32 in panels, large 56 on the loading screen. */
  size?: SpinnerSize | undefined;
  /** What is awaited; "Loading" by default. `null` when the surroundings already say it. */
  label?: string | null | undefined;
}

/** Something is on its way and its shape is unknown. Where the shape is known, use `Skeleton`. */
export function Spinner({ size = "medium", label, className, ...rest }: SpinnerProps) {
  const { t } = useText();
  const { className: sized, stroke } = spinnerSizes[size];
  const role = label === null ? ({ "aria-hidden": true } as const) : ({ role: "status" } as const);
  return (
    <span data-slot="spinner" {...role} {...rest} className={join("inline-grid flex-none", className)}>
      <svg viewBox="0 0 56 56" fill="none" aria-hidden className={join("animate-spin", sized)}>
        <circle cx="28" cy="28" r="24" stroke="currentColor" strokeOpacity=".18" strokeWidth={stroke} />
        <path d="M28 4a24 24 0 0 1 24 24" stroke="currentColor" strokeWidth={stroke} strokeLinecap="round" />
      </svg>
      {label !== null && <span className="sr-only">{label ?? t("parts.loading")}</span>}
    </span>
  );
}
