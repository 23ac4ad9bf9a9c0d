"use client";
import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Anchor } from "../../locale/index.js";
import { join } from "../../theme/join.js";

export const chipVariants = ["outline", "bare"] as const;
export type ChipVariant = (typeof chipVariants)[number];

const chip = cva(
  "relative hit-area inline-flex h-chip flex-none items-center gap-1.75 rounded-full text-f2 leading-none font-medium whitespace-nowrap transition-colors disabled:cursor-default disabled:text-faint arabic:pb-0.5",
  {
    variants: {
      variant: { outline: "border px-3.75", bare: "px-4" } satisfies Record<ChipVariant, string>,
      selected: { true: "bg-ink text-on-ink", false: "" },
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
  /** `outline` filters and recent searches, `bare` the category bar. */
  variant?: ChipVariant | undefined;
  /** Chosen: ink. */
  selected?: boolean | undefined;
  icon?: ReactNode;
}

export type ChipProps = OwnProps &
  (
    | (ComponentProps<"button"> & { href?: undefined })
    | (ComponentProps<"a"> & { href: string; disabled?: undefined })
  );

/** A choice that stays visible: on or off. With `href` it is a place, and `selected` says that you are there. */
export function Chip(props: ChipProps) {
  const { variant = "outline", selected = false, icon, children, ...rest } = props;
  const className = join(chip({ variant, selected }), rest.className);
  if (rest.href !== undefined) {
    return (
      <Anchor data-slot="chip" aria-current={selected || undefined} {...rest} className={className}>
        {icon}
        {children}
      </Anchor>
    );
  }
  return (
    <button
      data-slot="chip"
      aria-pressed={selected}
      {...rest}
      type={rest.type ?? "button"}
      className={className}
    >
      {icon}
      {children}
    </button>
  );
}
