"use client";
import type { ComponentProps } from "react";
import { useMessages, cartMessages } from "../../locale/index.js";
import { Price } from "../../primitives/price/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { cx } from "../../lib/cx.js";

/** A cost line of an order, worded by the server. In minor units; below 0 is a deduction. */
export interface PriceLineData {
  /** `subtotal`, `discount`, `delivery_fee`, `service_fee`, `tax`, `rounding`, `wallet`. */
  kind: string;
  label: string;
  amount: number;
  /** Explanation of the amount. */
  reason?: string | null | undefined;
}

/** Costs of a quote or an order. */
export interface PriceSummaryData {
  lines: readonly PriceLineData[];
  order_total: number;
  /** Amount left to pay after wallet and rounding: the sum of `lines`. */
  amount_due: number;
}

export interface PriceSummaryProps extends Omit<ComponentProps<"dl">, "children"> {
  summary: PriceSummaryData;
  /** The costs are being recomputed: the previous ones are shown dimmed. */
  loading?: boolean | undefined;
}

/** Lines after the total: how it is paid, not what it costs. */
const afterTotal = new Set(["wallet", "rounding"]);

function Line({ line }: { line: PriceLineData }) {
  return (
    <div data-slot="price-line" data-kind={line.kind} className="flex flex-wrap justify-between gap-x-4">
      <dt className="flex-words text-muted group-aria-busy/summary:text-faint">
        <span>{line.label}</span>
        {line.reason && <span className="block text-caption">{line.reason}</span>}
      </dt>
      <dd
        className={cx(
          "ms-auto flex-none",
          line.amount < 0 && "text-accent-text group-aria-busy/summary:text-faint",
        )}
      >
        <Price amount={line.amount} decimals="always" free={line.kind === "delivery_fee"} />
      </dd>
    </div>
  );
}

/** Costs line by line, with reasons, and the total. Used in the cart, at checkout and on the receipt. */
export function PriceSummary({ summary, loading = false, className, ...rest }: PriceSummaryProps) {
  const { t } = useMessages();
  const { lines, order_total, amount_due } = summary;
  const after = lines.filter((line) => afterTotal.has(line.kind) && line.amount !== 0);
  const total = (label: string, amount: number, strong: boolean) => (
    <div
      data-slot="price-total"
      className={cx(
        "flex flex-wrap justify-between gap-x-4",
        strong ? "text-heading font-display" : "font-medium",
      )}
    >
      <dt>{label}</dt>
      <dd className="ms-auto flex-none">
        <Price amount={amount} decimals="always" />
      </dd>
    </div>
  );
  return (
    <dl
      data-slot="price-summary"
      aria-busy={loading || undefined}
      {...rest}
      className={cx("group/summary grid gap-2 transition-colors aria-busy:text-faint", className)}
    >
      {lines
        .filter((line) => !afterTotal.has(line.kind))
        .map((line, i) => (
          <Line key={`${line.kind}-${i}`} line={line} />
        ))}
      {total(t(cartMessages.total), order_total, after.length === 0)}
      {after.map((line, i) => (
        <Line key={`${line.kind}-${i}`} line={line} />
      ))}
      {after.length > 0 && total(t(cartMessages.toPay), amount_due, true)}
    </dl>
  );
}

/** Placeholder of `PriceSummary`. */
export function PriceSummarySkeleton({ className, ...rest }: Omit<ComponentProps<"div">, "children">) {
  return (
    <SkeletonGroup data-slot="price-summary-skeleton" {...rest} className={className}>
      <div className="grid gap-6 py-2">
        {["w-20", "w-16", "w-24"].map((width) => (
          <div key={width} className="flex justify-between">
            <Skeleton className={width} />
            <Skeleton className="w-20" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
