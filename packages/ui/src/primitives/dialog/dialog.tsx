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
  /** Maximum width: 400, 480 or 640 px. */
  size?: DialogSize | undefined;
  /** Centers title and description: for a question or a result. */
  center?: boolean | undefined;
}

/** Modal centered at every width. On phones prefer `Sheet`; to confirm an action, use `ConfirmDialog`. */
export function Dialog({ size = "medium", center, ...rest }: DialogProps) {
  return (
    <OverlayFrame
      data-size={size}
      {...rest}
      name="dialog"
      center={center}
      panelClass={dialogClass({ size })}
      insetClass="px-(--overlay-inset) [--overlay-inset:1.25rem] tablet:[--overlay-inset:1.75rem]"
      titleClass={center ? "text-title" : "text-heading"}
    />
  );
}
