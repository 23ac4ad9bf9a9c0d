import type { ComponentProps } from "react";
import { cx } from "../../lib/cx.js";

export const cardVariants = ["card", "panel", "list"] as const;
export type CardVariant = (typeof cardVariants)[number];

export interface CardProps extends ComponentProps<"div"> {
  /**
   * `card`: one item of many (order, address); `panel`: a part of the page (cart, summary); `list`: rows without inner
   * padding.
   */
  variant?: CardVariant | undefined;
  /** Element to render. */
  as?: "div" | "section" | "article" | "aside" | "li" | undefined;
}

/** Surface with a hairline border and no shadow. */
export function Card({ variant = "card", as: Element = "div", className, ...rest }: CardProps) {
  const Root = Element as "div";
  return <Root data-slot="card" data-variant={variant} {...rest} className={cx("ui-card", className)} />;
}
