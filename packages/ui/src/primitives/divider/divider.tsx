import type { ComponentProps } from "react";
import { cx } from "../../lib/cx.js";

/** Hairline between groups of rows. */
export function Divider({ className, ...rest }: ComponentProps<"hr">) {
  return <hr data-slot="divider" {...rest} className={cx("h-px border-0 bg-border", className)} />;
}
