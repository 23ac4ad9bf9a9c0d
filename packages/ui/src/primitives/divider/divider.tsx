import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";

export const dividerVariants = ["hairline", "band"] as const;
export type DividerVariant = (typeof dividerVariants)[number];

const dividerClass = cva("w-full border-0", {
  variants: {
    variant: { hairline: "h-px bg-border", band: "h-2 bg-sunken" } satisfies Record<DividerVariant, string>,
  },
});

export interface DividerProps extends ComponentProps<"hr"> {
  /** A hairline between rows, an 8 px sunken band between the sections of a phone screen. */
  variant?: DividerVariant | undefined;
}

export function Divider({ variant = "hairline", className, ...rest }: DividerProps) {
  return (
    <hr
      data-slot="divider"
      data-variant={variant}
      {...rest}
      className={dividerClass({ variant, className })}
    />
  );
}
