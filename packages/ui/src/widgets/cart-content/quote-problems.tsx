"use client";
import type { ComponentProps } from "react";
import { Alert } from "../../primitives/alert/index.js";
import { cx } from "../../lib/cx.js";
import type { QuoteProblemData } from "./cart-data.js";

/** Codes that the cart shows by other means than an alert. */
const shownElsewhere = new Set(["min_order", "cart_empty"]);

/** Problems of the whole order. With `all`, those of single lines, too. */
export function QuoteProblems({
  problems,
  all = false,
  className,
  ...rest
}: Omit<ComponentProps<"div">, "children"> & {
  problems: readonly QuoteProblemData[];
  all?: boolean | undefined;
}) {
  const shown = problems.filter(
    (problem) => all || (!shownElsewhere.has(problem.code) && problem.item_id === undefined),
  );
  return (
    <div
      role="status"
      data-slot="quote-problems"
      {...rest}
      className={cx("grid gap-2 not-empty:mt-4 empty:hidden", className)}
    >
      {shown.map((problem) => (
        <Alert key={`${problem.code} ${problem.item_id}`} tone="warning">
          {problem.message}
        </Alert>
      ))}
    </div>
  );
}
