export const quantityStepperLooks = ["sunken", "picture"] as const;

export type QuantityStepperLook = (typeof quantityStepperLooks)[number];

export const glyph = "size-4.5";

export interface CommonProps {
  /** What is counted: a product's name, for labels and announcements. */
  name: string;
  value: number;
  /** The quantity wanted. The value shown stays what `value` says. */
  onChange: (quantity: number) => void;
  /** The most there is. At the limit plus is dimmed but can be pressed: it answers with `onLimit`. */
  max?: number | undefined;
  /** Plus was pressed at the limit: the app says why. */
  onLimit?: (() => void) | undefined;
  /** A change is on its way to the panel. Presses are still taken. */
  busy?: boolean | undefined;
}
