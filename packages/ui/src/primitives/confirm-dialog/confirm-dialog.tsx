"use client";
import { useRef, type ReactNode } from "react";
import { useMessage, overlaysMessages } from "../../locale/index.js";
import { Button, type ButtonVariant } from "../button/index.js";
import { Sheet, type SheetProps } from "../sheet/index.js";

export interface ConfirmDialogProps extends Omit<
  SheetProps,
  "role" | "center" | "closeButton" | "dismissible" | "initialFocus" | "footer"
> {
  /** What the action does, as a verb. */
  confirm: ReactNode;
  onConfirm: () => void;
  /** `danger` when something is lost. */
  variant?: Extract<ButtonVariant, "primary" | "danger"> | undefined;
  /** "Cancel" by default. */
  cancel?: ReactNode;
  /** The action is under way: the answer is awaited here. */
  loading?: boolean | undefined;
}

/** A question with two answers. The safe answer has the focus; the owner closes after the action. */
export function ConfirmDialog({
  confirm,
  onConfirm,
  variant = "danger",
  cancel,
  loading = false,
  children,
  ...sheet
}: ConfirmDialogProps) {
  const cancelLabel = useMessage(overlaysMessages.cancel);
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Sheet
      data-variant={variant}
      {...sheet}
      role="alertdialog"
      center
      closeButton={false}
      dismissible={!loading}
      initialFocus={safe}
      footer={
        <>
          <Button wide variant={variant} loading={loading} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button
            ref={safe}
            wide
            variant="outline"
            disabled={loading}
            onClick={() => sheet.onOpenChange(false)}
          >
            {cancel ?? cancelLabel}
          </Button>
        </>
      }
    >
      {children}
    </Sheet>
  );
}
