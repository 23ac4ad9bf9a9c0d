export const quantityStepperVariants = ["sunken", "picture"] as const;

export type QuantityStepperVariant = (typeof quantityStepperVariants)[number];

export const glyph = "size-4.5";

export interface CommonProps {
  /** What is counted: a product's name, for labels and announcements. */
  name: string;
  value: number;
  /** Receives the desired quantity. The component stays controlled by `value`. */
  onValueChange: (quantity: number) => void;
  /** The most there is. At the limit plus is dimmed but can be pressed: it answers with `onLimit`. */
  max?: number | undefined;
  /** Called when plus is pressed at the limit, so that the app can explain it. */
  onLimit?: (() => void) | undefined;
  /** A change is pending. Presses still count. */
  loading?: boolean | undefined;
}
