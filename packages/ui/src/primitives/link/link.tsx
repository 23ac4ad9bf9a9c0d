"use client";
import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Anchor } from "../../locale/index.js";

export const linkVariants = ["text", "quiet", "plain"] as const;
export type LinkVariant = (typeof linkVariants)[number];

const linkClass = cva("rounded-tag", {
  variants: {
    variant: {
      text: "font-semibold text-primary-text underline-offset-4 hover:underline active:text-text",
      quiet: "text-muted underline-offset-4 hover:text-text hover:underline",
      plain: "text-inherit",
    } satisfies Record<LinkVariant, string>,
  },
});

export interface LinkProps extends ComponentProps<"a"> {
  href: string;
  /** `text`: an action (teal); `quiet`: a reference (footer, metadata); `plain`: wraps a whole card or row. */
  variant?: LinkVariant | undefined;
}

/** Link that navigates through the app's router. */
export function Link({ variant = "text", className, ...rest }: LinkProps) {
  return (
    <Anchor data-slot="link" data-variant={variant} {...rest} className={linkClass({ variant, className })} />
  );
}
