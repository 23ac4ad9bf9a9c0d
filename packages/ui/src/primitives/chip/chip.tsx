"use client";
import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Anchor } from "../../locale/index.js";

export const chipVariants = ["outline", "bare"] as const;
export type ChipVariant = (typeof chipVariants)[number];

/** Classes of a chip, for components that render chips as other elements. */
export const chipClass = cva(
  // Colors have a transition for fine pointers alone: on a phone it delays the frame that shows the press.
  "relative hit-area inline-flex h-chip flex-none items-center gap-1.75 rounded-full text-small leading-none font-medium whitespace-nowrap pointer-fine:transition-colors disabled:pointer-events-none disabled:text-faint has-disabled:pointer-events-none has-disabled:text-faint arabic:pb-0.5 forced-colors:aria-pressed:border-[Highlight] forced-colors:has-checked:border-[Highlight]",
  {
    variants: {
      variant: { outline: "border px-3.75", bare: "px-4" } satisfies Record<ChipVariant, string>,
      selected: {
        true: "bg-ink text-on-ink disabled:border-border disabled:bg-sunken has-disabled:border-border has-disabled:bg-sunken",
        false: "",
      },
    },
    compoundVariants: [
      {
        variant: "outline",
        selected: false,
        class: "border-border bg-surface text-text hover:bg-sunken active:bg-border",
      },
      { variant: "outline", selected: true, class: "border-ink" },
      {
        variant: "bare",
        selected: false,
        class: "text-muted hover:bg-sunken hover:text-text active:bg-border",
      },
    ],
  },
);

interface OwnProps {
  /** `outline`: filters and recent searches; `bare`: the category bar. */
  variant?: ChipVariant | undefined;
  /** Selected state: ink background. */
  selected?: boolean | undefined;
  /** Before the label: a small `Icon`. */
  icon?: ReactNode;
  /** After the label: a count, or a chevron when the chip opens a menu. */
  end?: ReactNode;
}

export type ChipProps = OwnProps &
  (
    | (ComponentProps<"button"> & { href?: undefined })
    | (ComponentProps<"a"> & { href: string; disabled?: undefined })
  );

/**
 * Toggle that stays visible. With `href` it is a link, and `selected` marks the current page; with `aria-haspopup` it
 * opens a menu, and `selected` marks that an option is selected.
 */
export function Chip(props: ChipProps) {
  const { variant = "outline", selected = false, icon, end, children, ...rest } = props;
  const className = chipClass({ variant, selected, className: rest.className });
  if (rest.href !== undefined) {
    return (
      <Anchor
        data-slot="chip"
        data-variant={variant}
        aria-current={selected || undefined}
        {...rest}
        className={className}
      >
        {icon}
        {children}
        {end}
      </Anchor>
    );
  }
  return (
    <button
      data-slot="chip"
      data-variant={variant}
      aria-pressed={rest["aria-haspopup"] ? undefined : selected}
      {...rest}
      type={rest.type ?? "button"}
      className={className}
    >
      {icon}
      {children}
      {end}
    </button>
  );
}
