"use client";
import type { ComponentProps } from "react";
import { accountWords, useText } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { Sheet, type SheetProps } from "../../primitives/sheet/index.js";

/** A bell with news on it. Decorative. */
function BellArt() {
  return (
    <svg
      aria-hidden
      focusable="false"
      width="124"
      height="116"
      viewBox="0 0 124 116"
      className="mx-auto block"
    >
      <ellipse cx="62" cy="110" rx="40" ry="5" className="fill-sunken" />
      <path d="M50 92a12 12 0 0 0 24 0z" className="fill-ink" />
      <circle cx="62" cy="14" r="7" className="fill-accent" />
      <path
        d="M62 14c-20 0-32 15-32 34v22L20 84a5 5 0 0 0 4 8h76a5 5 0 0 0 4-8L94 70V48c0-19-12-34-32-34z"
        className="fill-accent"
      />
      <circle cx="94" cy="28" r="15" className="fill-primary stroke-raised" strokeWidth="4" />
    </svg>
  );
}

/** `ref` and all else go to the sheet's panel. */
export interface PermissionPromptProps extends Omit<ComponentProps<"div">, "title" | "role" | "children"> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Asks the browser. */
  onAllow: () => void;
  /** The browser's question is open. */
  asking?: boolean | undefined;
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
  asking = false,
  blocked = false,
  ...rest
}: PermissionPromptProps) {
  const { t } = useText();
  return (
    <Sheet
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      center
      lead={<BellArt />}
      title={t(blocked ? accountWords.blockedTitle : accountWords.permissionTitle)}
      description={t(blocked ? accountWords.blockedText : accountWords.permissionText)}
      footer={
        blocked ? (
          <Button wide onClick={() => onOpenChange(false)}>
            {t(accountWords.gotIt)}
          </Button>
        ) : (
          <div className="grid gap-2.5">
            <Button wide loading={asking} onClick={onAllow}>
              {t(accountWords.permissionAllow)}
            </Button>
            <Button wide variant="quiet" onClick={() => onOpenChange(false)}>
              {t(accountWords.notNow)}
            </Button>
          </div>
        )
      }
    />
  );
}
