import { join } from "../../theme/join.js";

export const spinnerSizes = {
  small: { className: "size-icon-medium", stroke: 7 },
  medium: { className: "size-8", stroke: 6 },
  large: { className: "size-spinner-large", stroke: 5 },
} as const;
export type SpinnerSize = keyof typeof spinnerSizes;

/** The turning arc alone, for parts that say by themselves that they are busy. */
export function SpinnerDrawing({ size, className }: { size: SpinnerSize; className?: string | undefined }) {
  const { className: sized, stroke } = spinnerSizes[size];
  return (
    <svg viewBox="0 0 56 56" fill="none" aria-hidden className={join("animate-spin", sized, className)}>
      <circle cx="28" cy="28" r="24" stroke="currentColor" strokeOpacity=".18" strokeWidth={stroke} />
      <path d="M28 4a24 24 0 0 1 24 24" stroke="currentColor" strokeWidth={stroke} strokeLinecap="round" />
    </svg>
  );
}
