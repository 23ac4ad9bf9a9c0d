import { useState } from "react";
import { nextPaint } from "../../lib/next-paint.js";
import type { CommonProps } from "./stepper-props.js";

interface Requested {
  readonly quantity: number;
  readonly change: Promise<unknown>;
  readonly isUnpainted: boolean;
}

/**
 * The quantity that a stepper shows, the function that requests one, and whether this is a first piece that the next paint
 * will show. While the promise of a request is pending, only the stepper has rendered: the press shows in the next paint,
 * however much else the quantity changes on the page.
 */
export function useRequestedQuantity({ value, onValueChange }: Pick<CommonProps, "value" | "onValueChange">) {
  const [requested, setRequested] = useState<Requested | null>(null);
  const shown = requested?.quantity ?? value;
  const request = (quantity: number) => {
    const change = onValueChange(quantity);
    if (!change) return;
    const isUnpainted = shown === 0;
    setRequested({ quantity, change, isUnpainted });
    const ifLatest = (next: Requested | null) => () =>
      setRequested((latest) => (latest?.change === change ? next : latest));
    if (isUnpainted) void nextPaint().then(ifLatest({ quantity, change, isUnpainted: false }));
    change.then(ifLatest(null), ifLatest(null));
  };
  return [shown, request, requested?.isUnpainted === true] as const;
}
