"use client";
import type { ComponentProps } from "react";
import { accountMessages, useMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { BellArt } from "../../illustrations/bell-art.js";
import { Sheet, type SheetProps } from "../../primitives/sheet/index.js";

/** `ref` and other props are applied to the sheet's panel. */
export interface PermissionPromptProps extends Omit<ComponentProps<"div">, "title" | "role" | "children"> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Requests the browser's permission. */
  onAllow: () => void;
  /** Whether the browser's prompt is open. */
  loading?: boolean | undefined;
  /** Whether the browser blocks the request: explains how to allow it in the settings. */
  blocked?: boolean | undefined;
  /** Element that gets the focus after closing; the opener by default. */
  returnFocus?: SheetProps["returnFocus"];
}

/** Explains notifications before the browser's permission prompt, or how to allow them when the browser blocks it. */
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
