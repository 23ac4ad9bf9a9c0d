"use client";
import { cva } from "class-variance-authority";
import { useRef } from "react";
import { OverlayFrame, type OverlayFrameProps, type OverlayProps } from "../dialog/overlay-frame.js";
import { useDragToClose } from "./use-drag-to-close.js";

export const sheetSizes = ["small", "medium", "large"] as const;
export type SheetSize = (typeof sheetSizes)[number];

const sheetClass = cva(
  [
    "inset-x-0 bottom-0 max-h-[calc(100dvh-max(1.5rem,env(safe-area-inset-top)))] rounded-t-sheet",
    "data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in",
    "desktop:inset-0 desktop:m-auto desktop:h-fit desktop:max-h-[calc(100dvh-4rem)] desktop:w-full desktop:rounded-sheet",
    "desktop:data-[state=closed]:animate-fade-out desktop:data-[state=open]:animate-rise-in",
  ],
  {
    variants: {
      size: {
        small: "desktop:max-w-110",
        medium: "desktop:max-w-130",
        large: "desktop:max-w-170",
      } satisfies Record<SheetSize, string>,
    },
  },
);

export interface SheetProps extends OverlayProps {
  /** Width on desktop: 440, 520 and 680 px. On phones a sheet has the width of the screen. */
  size?: SheetSize | undefined;
  /** Centers title and description: for a question or a result. */
  center?: boolean | undefined;
  /** `alertdialog` to confirm a destructive action. */
  role?: OverlayFrameProps["role"];
}

/**
 * Modal at the bottom of the screen on phones, where a downward drag closes it; a centered box on desktop. As high as
 * its content, which scrolls if necessary.
 */
export function Sheet({ size = "small", center, ...rest }: SheetProps) {
  const { open, onOpenChange, dismissible = true } = rest;
  const content = useRef<HTMLDivElement>(null);
  useDragToClose(content, { enabled: open && dismissible, onClose: () => onOpenChange(false) });
  return (
    <OverlayFrame
      data-size={size}
      {...rest}
      name="sheet"
      center={center}
      contentRef={content}
      handle={
        <div aria-hidden data-slot="sheet-handle" className="-mb-1 flex-none pt-2.5 desktop:hidden">
          <div className="mx-auto h-1.25 w-10 rounded-full bg-border" />
        </div>
      }
      panelClass={sheetClass({ size })}
      insetClass="px-(--overlay-inset) [--overlay-inset:1.25rem] desktop:[--overlay-inset:1.75rem]"
      titleClass={center ? "text-title" : "text-heading"}
    />
  );
}
