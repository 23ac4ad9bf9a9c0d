"use client";
import { useState, type ComponentProps } from "react";
import { useFormat } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";

export interface CountBadgeProps extends Omit<ComponentProps<"span">, "children"> {
  /** Shown up to 99; nothing is drawn at 0. */
  count: number;
}

/**
 * How many, on the corner of an icon button: it bumps when the number changes. Hidden from assistive technology: the
 * control's own label says the number.
 */
export function CountBadge({ count, className, ...rest }: CountBadgeProps) {
  const format = useFormat();
  const [first] = useState(count);
  if (count <= 0) return null;
  return (
    <span
      key={count}
      data-slot="count-badge"
      aria-hidden
      // Painted, not written: the control's label says the number in words, and its visible text must not differ.
      data-count={count > 99 ? "99+" : format.number(count)}
      {...rest}
      className={cx(
        "absolute -end-0.75 -top-0.75 min-w-5 rounded-full bg-primary px-1.25 text-center text-[0.75rem] leading-5 font-semibold tracking-normal text-on-primary ring-2 ring-bg before:content-[attr(data-count)]",
        count !== first && "animate-bump",
        className,
      )}
    />
  );
}
