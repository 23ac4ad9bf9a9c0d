export const quantityStepperVariants = ["sunken", "picture"] as const;

export type QuantityStepperVariant = (typeof quantityStepperVariants)[number];

export const glyphClass = "size-4.5";

export interface CommonProps {
  /** Product name, for labels and announcements. */
  name: string;
  value: number;
  /**
   * Called with the requested quantity. Controlled by `value`. If it returns a promise, the stepper shows the requested
   * quantity until that settles; a rejection is the caller's to report.
   */
  onValueChange: (quantity: number) => Promise<unknown> | void;
  /** Maximum. At the limit plus is dimmed but stays clickable and calls `onLimit`. */
  max?: number | undefined;
  /** Called when plus is clicked at the limit, so that the app can explain it. */
  onLimit?: (() => void) | undefined;
  /** Whether a change is pending. Clicks still count. */
  loading?: boolean | undefined;
}
