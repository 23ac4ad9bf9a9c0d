"use client";
import { useState, type ComponentProps } from "react";
import { useFormat } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";

export interface CountBadgeProps extends Omit<ComponentProps<"span">, "children"> {
  /** Shown up to 99, above as "99+". Renders nothing at 0. */
  count: number;
  /** Number of pieces of the counted products. The badge also animates when it changes. */
  pieces?: number | undefined;
}

/**
 * Count on the corner of an icon button; animates when the number changes, or that of the pieces. Hidden from assistive
 * technology: the button's label contains the number.
 */
export function CountBadge({ count, pieces = count, className, ...rest }: CountBadgeProps) {
  const format = useFormat();
  const [first] = useState(pieces);
  if (count <= 0) return null;
  return (
    <span
      key={pieces}
      data-slot="count-badge"
      aria-hidden
      // CSS generated content: the button's label contains the number, and visible text would have to match that label.
      data-count={count > 99 ? "99+" : format.number(count)}
      {...rest}
      className={cx(
        "absolute -end-0.75 -top-0.75 min-w-5 rounded-full bg-primary px-1.25 text-center text-[0.75rem] leading-5 font-semibold tracking-normal text-on-primary ring-2 ring-bg before:content-[attr(data-count)]",
        pieces !== first && "animate-bump",
        className,
      )}
    />
  );
}
