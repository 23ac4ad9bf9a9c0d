"use client";
import { cva } from "class-variance-authority";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Anchor } from "../../locale/index.js";
import { join } from "../../theme/join.js";
import { SpinnerDrawing } from "../spinner/index.js";

export const buttonVariants = ["primary", "quiet", "outline", "soft", "text", "danger"] as const;
export type ButtonVariant = (typeof buttonVariants)[number];
export const buttonSizes = ["medium", "small"] as const;
export type ButtonSize = (typeof buttonSizes)[number];

const off = "disabled:bg-sunken disabled:text-faint disabled:border-transparent";
const button = cva(
  "relative inline-flex items-center gap-2 font-semibold select-none transition-colors no-underline disabled:cursor-default",
  {
    variants: {
      variant: {
        primary: `bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-press ${off}`,
        quiet: `bg-sunken text-text hover:bg-border active:bg-border ${off}`,
        outline: `border-[1.5px] border-border bg-surface text-text hover:bg-sunken active:bg-border ${off}`,
        soft: `bg-primary-soft text-primary-text hover:bg-primary/22 active:bg-primary/30 ${off}`,
        text: "text-primary-text hover:bg-primary-soft active:bg-primary/22 disabled:text-faint disabled:bg-transparent",
        danger: `bg-bad text-on-solid hover:bg-bad-text active:bg-bad-text ${off}`,
      } satisfies Record<ButtonVariant, string>,
      size: {
        medium: "min-h-control rounded-button py-2.5 text-f3",
        small: "min-h-control-small rounded-button-small py-2 text-f2",
      } satisfies Record<ButtonSize, string>,
      wide: { true: "w-full" },
      split: { true: "justify-between text-start", false: "justify-center text-center" },
    },
    compoundVariants: [
      { size: "medium", split: false, class: "px-6" },
      { size: "medium", split: true, class: "px-5" },
      { size: "small", split: false, class: "px-4.5" },
      { size: "small", split: true, class: "px-4" },
    ],
  },
);

interface OwnProps {
  /** `primary` once a screen. `outline` and `quiet` beside it, `soft` inside cards, `text` where a box is too much. */
  variant?: ButtonVariant | undefined;
  /** 52 or 44 high. */
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
  /** Before the label: an `Icon`. */
  icon?: ReactNode;
  /** After the label, at the end of the button: the price of a sticky action, a count. */
  end?: ReactNode;
  /** Waiting for an answer: keeps its size and focus, ignores presses. */
  loading?: boolean | undefined;
  children: ReactNode;
}

/** A button that acts, or, with `href`, a link that looks like one. */
export type ButtonProps = OwnProps &
  (
    | (ComponentProps<"button"> & { href?: undefined })
    | (Omit<ComponentProps<"a">, "href"> & { href: string; loading?: undefined; disabled?: undefined })
  );

/** One action. The label is a verb and says what happens; when it costs money, `end` carries the price. */
export function Button(props: ButtonProps) {
  const {
    variant = "primary",
    size = "medium",
    wide = false,
    icon,
    end,
    loading = false,
    children,
    ...rest
  } = props;
  const split = end !== undefined && end !== null && end !== false;
  const className = join(button({ variant, size, wide, split }), rest.className);
  const content = (
    <>
      <span
        data-slot="button-label"
        className={join("inline-flex min-w-0 items-center gap-2", loading && "opacity-0")}
      >
        {icon}
        {children}
      </span>
      {split && (
        <span
          data-slot="button-end"
          className={join("inline-flex flex-none items-center gap-2", loading && "opacity-0")}
        >
          {end}
        </span>
      )}
      {loading && <SpinnerDrawing size="small" className="absolute inset-0 m-auto" />}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <Anchor data-slot="button" data-variant={variant} {...rest} className={className}>
        {content}
      </Anchor>
    );
  }
  const { onClick, type = "button", ...attributes } = rest;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      data-slot="button"
      data-variant={variant}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      {...attributes}
      type={type}
      onClick={press}
      className={className}
    >
      {content}
    </button>
  );
}
