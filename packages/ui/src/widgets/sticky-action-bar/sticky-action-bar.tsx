import type { ComponentProps } from "react";
import { cx } from "../../lib/cx.js";

/** Primary action at the bottom of the screen, replacing the tab bar. Phones only. */
export function StickyActionBar({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      data-slot="sticky-action-bar"
      data-keep-clear
      data-phone-bar="own"
      {...rest}
      className={cx(
        "sticky bottom-0 z-bar mt-auto border-t border-border bg-bar px-gutter pt-3 pb-[calc(1.25rem+env(safe-area-inset-bottom))] desktop:hidden print:hidden",
        className,
      )}
    />
  );
}
