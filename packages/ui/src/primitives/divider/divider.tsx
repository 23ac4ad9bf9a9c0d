import type { ComponentProps } from "react";
import { cx } from "../../lib/cx.js";

export const dividerVariants = ["hairline", "band"] as const;
export type DividerVariant = (typeof dividerVariants)[number];

export interface DividerProps extends ComponentProps<"hr"> {
  /** A hairline between rows, an 8 px sunken band between the sections of a phone screen. */
  variant?: DividerVariant | undefined;
}

export function Divider({ variant = "hairline", className, ...rest }: DividerProps) {
  return (
    <hr
      data-slot="divider"
      {...rest}
      className={cx("w-full border-0", variant === "band" ? "h-2 bg-sunken" : "h-px bg-border", className)}
    />
  );
}
