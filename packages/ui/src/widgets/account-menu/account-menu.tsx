"use client";
import { User } from "../../primitives/icon/icon-nodes.js";
import { Suspense, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import { commonMessages, shellMessages, useMessages } from "../../locale/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { cx } from "../../lib/cx.js";
import { lazyComponent } from "../../lib/on-demand.js";
import { whenIdle } from "../../lib/when-idle.js";
import type { AccountMenuContentProps } from "./account-menu-content.js";

// Every page has the button; few customers open the menu at once.
const { Component: AccountMenuContent, preload } = lazyComponent(async () => ({
  default: (await import("./account-menu-content.js")).AccountMenuContent,
}));

/** Account button of the header with a popover. Esc, a click outside and tabbing out close it. */
export function AccountMenu({
  name,
  email,
  hrefs,
  onSignOut,
  extra,
  onNavigate,
  ref,
  className,
  ...rest
}: AccountMenuContentProps) {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useImperativeHandle(ref, () => root.current as HTMLDivElement);

  // A menu that opens must have its content, also when the network is gone by then.
  useEffect(() => whenIdle(preload), []);

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    document.addEventListener("keydown", escape);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
      document.removeEventListener("keydown", escape);
    };
  }, [open]);

  return (
    <div data-slot="account-menu" {...rest} ref={root} className={cx("relative", className)}>
      <IconButton
        ref={button}
        icon={User}
        variant={open ? "ink" : "quiet"}
        aria-label={[t(shellMessages.account), name].filter(Boolean).join(t(commonMessages.and))}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <div
          id={id}
          data-slot="account-popover"
          className={cx(
            "absolute end-0 top-[calc(100%+0.5rem)] z-overlay min-h-24 w-80 animate-rise-in rounded-panel border border-border bg-surface p-2 shadow-sheet",
          )}
        >
          <Suspense>
            <AccountMenuContent
              {...{ name, email, hrefs, onSignOut, extra }}
              onNavigate={() => {
                setOpen(false);
                onNavigate?.();
              }}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}
