import { useState } from "react";
import type { CommonProps } from "./stepper-props.js";

/**
 * The quantity that a stepper shows, and the function that requests one. A press that has to wait for a promise renders the
 * stepper alone at first, so that it shows in the next paint whatever else the quantity changes.
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
