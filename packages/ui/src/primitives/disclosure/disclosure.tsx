"use client";
import { useControllableState } from "@radix-ui/react-use-controllable-state";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../lib/cx.js";
import { Icon } from "../icon/index.js";
import { ChevronRight } from "../icon/icon-nodes.js";

export interface DisclosureProps extends ComponentProps<"details"> {
  /** The line that stays visible: what is behind it. */
  summary: ReactNode;
  /** After the summary: a count or a `Badge`. */
  end?: ReactNode;
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * Hides what few people need behind one line. A native `<details>`: it works without scripts, and find-in-page opens it in
 * browsers that can.
 */
export function Disclosure({
  summary,
  end,
  open: openProp,
  defaultOpen,
  onOpenChange,
  onToggle,
  className,
  children,
  ...rest
}: DisclosureProps) {
  const [open, setOpen] = useControllableState({
    prop: openProp,
    defaultProp: defaultOpen ?? false,
    onChange: onOpenChange,
  });
  return (
    <details
      data-slot="disclosure"
      {...rest}
      open={open}
      onToggle={(event) => {
        onToggle?.(event);
        const element = event.currentTarget;
        if (element.open === open) return;
        setOpen(element.open);
        // The browser has opened it. Where an app decides otherwise, it stays as the app says.
        if (openProp !== undefined) element.open = openProp;
      }}
      className={cx("min-w-0", className)}
    >
      <summary
        data-slot="disclosure-summary"
        className="flex min-h-control-small list-none items-center gap-2 rounded-small py-2 font-medium hover:text-primary-text [&::-webkit-details-marker]:hidden"
      >
        <span className="flex transition-transform [[open]>summary>&]:rotate-90 rtl:[[open]>summary>&]:-rotate-90">
          <Icon of={ChevronRight} flip className="text-muted" />
        </span>
        <span className="min-w-0 flex-1 wrap-anywhere">{summary}</span>
        {end}
      </summary>
      <div data-slot="disclosure-content" className="ps-7 pb-2">
        {children}
      </div>
    </details>
  );
}
