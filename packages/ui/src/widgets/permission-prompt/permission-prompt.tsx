"use client";
import type { ComponentProps } from "react";
import { accountMessages, useMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { BellArt } from "../../illustrations/bell-art.js";
import { Sheet, type SheetProps } from "../../primitives/sheet/index.js";

/** `ref` and all else go to the sheet's panel. */
export interface PermissionPromptProps extends Omit<ComponentProps<"div">, "title" | "role" | "children"> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Asks the browser. */
  onAllow: () => void;
  /** The browser's question is open. */
  loading?: boolean | undefined;
  /** The browser refuses to ask again: says how to allow it there. */
  blocked?: boolean | undefined;
  /** Takes the focus when the sheet closes; what opened it by default. */
  returnFocus?: SheetProps["returnFocus"];
}

/** Says what notifications are for before the browser asks, or how to allow them where it does not ask any more. */
export function PermissionPrompt({
  open,
  onOpenChange,
  onAllow,
  loading = false,
  blocked = false,
  ...rest
}: PermissionPromptProps) {
  const { t } = useMessages();
  return (
    <Sheet
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      center
      lead={<BellArt news />}
      title={t(blocked ? accountMessages.blockedTitle : accountMessages.permissionTitle)}
      description={t(blocked ? accountMessages.blockedText : accountMessages.permissionText)}
      footer={
        blocked ? (
          <Button wide onClick={() => onOpenChange(false)}>
            {t(accountMessages.gotIt)}
          </Button>
        ) : (
          <div className="grid gap-2.5">
            <Button wide loading={loading} onClick={onAllow}>
              {t(accountMessages.permissionAllow)}
            </Button>
            <Button wide variant="quiet" onClick={() => onOpenChange(false)}>
              {t(accountMessages.notNow)}
            </Button>
          </div>
        )
      }
    />
  );
}
