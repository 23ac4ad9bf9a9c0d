"use client";
import { useRef, type ReactNode } from "react";
import { useMessage, overlaysMessages } from "../../locale/index.js";
import { Button, type ButtonVariant } from "../button/index.js";
import { Sheet, type SheetProps } from "../sheet/index.js";

export interface ConfirmDialogProps extends Omit<
  SheetProps,
  "role" | "center" | "closeButton" | "dismissible" | "initialFocus" | "footer"
> {
  /** Label of the confirm button: a verb. */
  confirm: ReactNode;
  onConfirm: () => void;
  /** `danger` for destructive actions. */
  variant?: Extract<ButtonVariant, "primary" | "danger"> | undefined;
  /** Label of the cancel button; "Cancel" by default. */
  cancel?: ReactNode;
  /** The confirmed action is running. */
  loading?: boolean | undefined;
}

/** Asks to confirm an action. Cancel has the initial focus. The owner closes the dialog after the action. */
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
