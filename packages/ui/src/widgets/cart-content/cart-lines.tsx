"use client";
import type { Ref } from "react";
import { useMessages, cartMessages } from "../../locale/index.js";
import { VirtualizedItems } from "../../lib/virtualized-group/index.js";
import { cx } from "../../lib/cx.js";
import { CartLine, type CartLineData } from "../cart-line/index.js";
import type { QuoteProblemData, CartViewModel } from "./cart-data.js";

/** Up to this many lines, all are mounted. */
const maxMounted = 40;

const groupSize = 8;

/**
 * From the second group on: the first lines are in view, and would take their real height only a frame later. Lines set
 * their own color: inside `content-visibility`, an inherited color is not updated on a theme change.
 */
const renderedWhenVisible =
  "[contain-intrinsic-size:auto_calc(5rem_+_var(--ui-line-body))] [content-visibility:auto]";

const linePlaceholder = "min-h-[calc(5rem_+_var(--ui-line-body)_+_1px)]";

const linesPlaceholder = "min-h-[calc(var(--items)*(5rem_+_var(--ui-line-body)_+_1px))]";

interface CartLinesProps<L extends CartLineData> {
  cart: CartViewModel<L>;
  lines: readonly L[];
  problems: readonly QuoteProblemData[] | undefined;
  ref: Ref<HTMLDivElement>;
  className?: string | undefined;
}

/** The lines of the cart. In a long cart, only those near the viewport are mounted. */
export function CartLines<L extends CartLineData>({
  cart,
  lines,
  problems,
  ref,
  className,
}: CartLinesProps<L>) {
  const { t } = useMessages();
  const count = lines.length;
  return (
    <div
      ref={ref}
      role="list"
      tabIndex={-1}
      aria-label={t(cartMessages.lines)}
      className={cx("border-b border-border outline-none", className)}
    >
      <VirtualizedItems
        count={count}
        groupSize={groupSize}
        maxMounted={maxMounted}
        initialCount={2 * groupSize}
        groupPlaceholderClassName={linesPlaceholder}
        itemPlaceholderClassName={linePlaceholder}
        renderItem={(index) => {
          const line = lines[index] as L;
          return (
            <div
              key={line.id}
              role="listitem"
              aria-posinset={index + 1}
              aria-setsize={count}
              // The border is part of the line, so that a skeleton has exactly the height of its lines.
              className={cx(
                "border-t border-border",
                count <= maxMounted ? index >= groupSize && renderedWhenVisible : "contain-content",
              )}
            >
              <CartLine
                line={line}
                onQuantityChange={cart.onQuantityChange}
                onLimit={cart.onLimit}
                editHref={cart.lineHref?.(line)}
                onNavigate={cart.onNavigate}
                loading={cart.loadingLines?.has(line.id)}
                className="text-text"
                problem={problems?.find((problem) => problem.item_id === line.id)?.message}
              />
            </div>
          );
        }}
      />
    </div>
  );
}
