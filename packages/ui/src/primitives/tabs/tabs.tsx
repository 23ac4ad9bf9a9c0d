"use client";
import * as Radix from "@radix-ui/react-tabs";
import { cva } from "class-variance-authority";
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from "react";
import { cx } from "../../lib/cx.js";

/** One tab and what it shows. */
export interface TabItem<V extends string = string> {
  value: V;
  label: ReactNode;
  /** Before the label: an `Icon`. */
  icon?: ReactNode;
  /** After the label: how many there are, already formatted, or a `Badge`. */
  end?: ReactNode;
  disabled?: boolean | undefined;
  /** What it shows. Leave it out where the panel is drawn by the page itself (see `panel`). */
  content?: ReactNode;
}

export const tabsVariants = ["line", "pill"] as const;
export type TabsVariant = (typeof tabsVariants)[number];

const listClass = cva("relative no-scrollbar flex overflow-x-auto overscroll-x-contain", {
  variants: {
    // The padding is room for the focus ring, which the scrolling row would cut.
    variant: {
      line: "gap-6 px-1 pt-1 shadow-[inset_0_-1px_var(--ui-border)]",
      pill: "-m-1.5 gap-2 p-1.5",
    } satisfies Record<TabsVariant, string>,
  },
});

const tabClass = cva(
  "relative inline-flex min-h-touch flex-none items-center gap-2 text-f2 font-semibold whitespace-nowrap transition-colors select-none disabled:cursor-default disabled:text-faint",
  {
    variants: {
      variant: {
        line: "-mb-px border-b-2 border-transparent px-1 text-muted focus-visible:-outline-offset-3 not-disabled:hover:text-text data-[state=active]:border-ink data-[state=active]:text-text",
        pill: "rounded-full border border-border bg-surface px-4.5 text-text not-disabled:hover:bg-sunken data-[state=active]:border-ink data-[state=active]:bg-ink data-[state=active]:text-on-ink",
      } satisfies Record<TabsVariant, string>,
    },
  },
);

export interface TabsProps<V extends string = string> extends Omit<
  ComponentProps<"div">,
  "children" | "defaultValue" | "dir" | "onChange"
> {
  /** What the tabs are about; or `aria-labelledby`. */
  label?: string | undefined;
  tabs: readonly TabItem<V>[];
  /** The chosen tab, where the owner holds it. */
  value?: V | undefined;
  /** The first choice otherwise; the first tab that is not disabled by default. */
  defaultValue?: V | undefined;
  onValueChange?: ((value: V) => void) | undefined;
  /** `line` for the parts of a page, `pill` for a handful of short choices above a list. */
  variant?: TabsVariant | undefined;
  /** Every panel stays in the page while it is hidden: forms keep what was typed, videos their place. */
  keepMounted?: boolean | undefined;
  /** Arrow keys move the focus alone, Enter or Space chooses: for panels that are slow to come. */
  manual?: boolean | undefined;
  /** One panel for all tabs, drawn from the chosen value, instead of each tab's `content`. */
  panel?: ((value: V) => ReactNode) | undefined;
}

/**
 * Views of one thing, one shown at a time. Arrow keys follow the direction of the text around it, also when it
 * changes; a row of tabs that is too long scrolls, and keeps the chosen one in sight.
 */
export function Tabs<V extends string = string>({
  label,
  "aria-labelledby": labelledBy,
  tabs,
  value,
  defaultValue,
  onValueChange,
  variant = "line",
  keepMounted = false,
  manual = false,
  panel,
  className,
  ...rest
}: TabsProps<V>) {
  const [own, setOwn] = useState<V | undefined>(defaultValue ?? tabs.find((t) => !t.disabled)?.value);
  const chosen = value ?? own;
  const list = useRef<HTMLDivElement>(null);

  // Only the row scrolls, never the page; again when a switch of language or of the screen's width moves it.
  useEffect(() => {
    const row = list.current;
    const on = row?.querySelector<HTMLElement>("[data-state=active]");
    if (!row || !on) return;
    const observer = new ResizeObserver(() => {
      const [r, o] = [row.getBoundingClientRect(), on.getBoundingClientRect()];
      if (o.left < r.left) row.scrollBy({ left: o.left - r.left - 24 });
      else if (o.right > r.right) row.scrollBy({ left: o.right - r.right + 24 });
    });
    observer.observe(row);
    observer.observe(on);
    return () => observer.disconnect();
  }, [chosen]);

  return (
    <Radix.Root
      data-slot="tabs"
      data-variant={variant}
      {...rest}
      {...(chosen === undefined ? {} : { value: chosen })}
      onValueChange={(next) => {
        setOwn(next as V);
        onValueChange?.(next as V);
      }}
      activationMode={manual ? "manual" : "automatic"}
      className={cx("min-w-0", className)}
    >
      <Radix.List
        ref={list}
        data-slot="tabs-list"
        aria-label={label}
        aria-labelledby={labelledBy}
        className={listClass({ variant })}
      >
        {tabs.map((t) => (
          <Radix.Trigger
            key={t.value}
            value={t.value}
            disabled={t.disabled}
            data-slot="tabs-tab"
            className={tabClass({ variant })}
          >
            {t.icon}
            {t.label}
            {t.end !== undefined && t.end !== null && (
              <span data-slot="tabs-end" className="font-medium">
                {t.end}
              </span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((t) => (
        <Radix.Content
          key={t.value}
          value={t.value}
          data-slot="tabs-panel"
          {...(keepMounted ? { forceMount: true } : {})}
          className="mt-3 rounded-small pt-2 data-[state=inactive]:hidden focus-visible:outline-offset-4"
        >
          {panel ? panel(t.value) : t.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
