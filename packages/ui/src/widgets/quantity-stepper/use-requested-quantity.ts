"use client";
import { useState } from "react";
import { nextPaint } from "../../lib/next-paint.js";
import type { CommonProps } from "./stepper-props.js";

interface Requested {
  readonly quantity: number;
  readonly change: Promise<unknown>;
  /** Whether it is the first piece, and not painted yet. */
  readonly isNew: boolean;
}

/**
 * The quantity that a stepper shows, the function that requests one, whether that is the first piece and not painted yet, and
 * whether one has ever been requested. While the promise of a request is pending, only the stepper has rendered: the press shows in the next paint,
 * however much else the quantity changes on the page.
 */
export function useRequestedQuantity({ value, onValueChange }: Pick<CommonProps, "value" | "onValueChange">) {
  const [requested, setRequested] = useState<Requested | null>(null);
  const [isTouched, setTouched] = useState(false);
  const shown = requested?.quantity ?? value;
  const request = (quantity: number) => {
    setTouched(true);
    // Waited for before the change, which may wait for the same paint and then renders more than the stepper.
    const isNew = shown === 0;
    const painted = isNew && nextPaint();
    const change = onValueChange(quantity);
    if (!change) return;
    setRequested({ quantity, change, isNew });
    const ifLatest = (next: Requested | null) => () =>
      setRequested((latest) => (latest?.change === change ? next : latest));
    if (painted) void painted.then(ifLatest({ quantity, change, isNew: false }));
    change.then(ifLatest(null), ifLatest(null));
  };
  return [shown, request, requested?.isNew, isTouched] as const;
}
