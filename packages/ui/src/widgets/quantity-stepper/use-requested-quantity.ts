import { useState } from "react";
import type { CommonProps } from "./stepper-props.js";

/**
 * The quantity that a stepper shows, and the function that requests one. While the promise of a request is pending, only the
 * stepper has rendered: the press shows in the next paint, however much else the quantity changes on the page.
 */
export function useRequestedQuantity({ value, onValueChange }: Pick<CommonProps, "value" | "onValueChange">) {
  const [requested, setRequested] = useState<{ quantity: number; change: Promise<unknown> } | null>(null);
  const request = (quantity: number) => {
    const change = onValueChange(quantity);
    if (!change) return;
    setRequested({ quantity, change });
    const settle = () => setRequested((latest) => (latest?.change === change ? null : latest));
    change.then(settle, settle);
  };
  return [requested?.quantity ?? value, request] as const;
}
