"use client";
import { cva } from "class-variance-authority";
import { OverlayFrame, type OverlayProps } from "./overlay-frame.js";

export const dialogSizes = ["small", "medium", "large"] as const;
export type DialogSize = (typeof dialogSizes)[number];

const dialogClass = cva(
  "inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] rounded-sheet data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in",
  {
    variants: {
      size: { small: "max-w-100", medium: "max-w-120", large: "max-w-160" } satisfies Record<
        DialogSize,
        string
      >,
    },
  },
);

export interface DialogProps extends OverlayProps {
  /** 400, 480 and 640 px wide, less where the screen is narrower. */
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
      data-size={size}
      {...rest}
      name="dialog"
      center={center}
      panel={dialogClass({ size })}
      inset="px-(--overlay-inset) [--overlay-inset:1.25rem] tablet:[--overlay-inset:1.75rem]"
      titleClass={center ? "text-f5" : "text-f4"}
    />
  );
}
