"use client";
import { cx } from "../../lib/cx.js";
import { OverlayFrame, type OverlayProps } from "./overlay-frame.js";

/** 400, 480 and 640 px wide, less where the screen is narrower. */
export const dialogSizes = { small: "max-w-100", medium: "max-w-120", large: "max-w-160" } as const;
export type DialogSize = keyof typeof dialogSizes;

export interface DialogProps extends OverlayProps {
  size?: DialogSize | undefined;
  /** Title and description in the middle: for a question or a result. */
  center?: boolean | undefined;
}

/**
 * A box in the middle of the screen, at every width. On phones prefer `Sheet`, which comes from below; a question
 * with two answers is a `ConfirmDialog`.
 */
export function Dialog({ size = "medium", center, ...rest }: DialogProps) {
  return (
    <OverlayFrame
      {...rest}
      name="dialog"
      center={center}
      panel={cx(
        "inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] rounded-sheet",
        "data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in",
        dialogSizes[size],
      )}
      inset="px-(--overlay-inset) [--overlay-inset:1.25rem] tablet:[--overlay-inset:1.75rem]"
      titleClass={center ? "text-f5" : "text-f4"}
    />
  );
}
