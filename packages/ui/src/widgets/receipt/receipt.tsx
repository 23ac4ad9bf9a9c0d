"use client";
import type { ComponentProps, ReactNode } from "react";
import { useMessages, ordersMessages, cartMessages } from "../../locale/index.js";
import type { ChosenItemData } from "../cart-line/index.js";
import { OrderItems } from "../order-items/index.js";
import type { OrderTypeKind } from "../order-type-switch/index.js";
import { PriceSummary, type PriceLineData, type PriceSummaryData } from "../price-summary/index.js";

/** Costs of an order, from its own fields. In minor units. */
export interface OrderAmountsData {
  subtotal: number;
  discount: number;
  coupon_code: string | null;
  delivery_fee: number;
  order_total: number;
  wallet_applied: number;
  amount_due: number;
}

/**
 * Returns the cost lines of an order. Costs without a field of their own are summed up as other fees, so that the lines
 * add up.
 */
export function useOrderSummary(): (
  // Only a delivery has a line for its fee.
  order: OrderAmountsData & { order_type?: OrderTypeKind | undefined },
) => PriceSummaryData {
  const { t } = useMessages();
  return (order) => {
    const { subtotal, discount, coupon_code, delivery_fee, order_total, wallet_applied, amount_due } = order;
    const other = order_total - (subtotal - discount + delivery_fee);
    const rounding = amount_due - (order_total - wallet_applied);
    const lines: PriceLineData[] = [
      { kind: "subtotal", label: t(ordersMessages.subtotal), amount: subtotal },
    ];
    if (discount !== 0)
      lines.push({
        kind: "discount",
        label: coupon_code
          ? t(ordersMessages.discountCode, { code: coupon_code })
          : t(ordersMessages.discount),
        amount: -discount,
      });
    if ((order.order_type ?? "delivery") === "delivery")
      lines.push({ kind: "delivery_fee", label: t(ordersMessages.deliveryFee), amount: delivery_fee });
    if (other !== 0) lines.push({ kind: "service_fee", label: t(ordersMessages.otherFees), amount: other });
    if (wallet_applied !== 0)
      lines.push({ kind: "wallet", label: t(ordersMessages.fromWallet), amount: -wallet_applied });
    if (rounding !== 0) lines.push({ kind: "rounding", label: t(ordersMessages.rounding), amount: rounding });
    return { lines, order_total, amount_due };
  };
}

/** A drop-shadow filter follows the outline, notches included. */
const paper = {
  filter: "drop-shadow(0 0 0.5px var(--ui-control)) drop-shadow(0 6px 14px rgb(70 48 20 / 0.08))",
};
const notch = (side: "0" | "100%") =>
  `radial-gradient(circle 10px at ${side} 50%, transparent 97%, var(--ui-surface)) ${side} 0 / 51% 100% no-repeat`;
const seam = { background: `${notch("0")}, ${notch("100%")}` };

export interface ReceiptProps extends Omit<ComponentProps<"div">, "children"> {
  items: readonly ChosenItemData[];
  summary: PriceSummaryData;
  /** The customer's note to the store. */
  note?: string | null | undefined;
  /** Shown below the total. */
  children?: ReactNode;
}

/** Products and costs of an order on a sheet with a dashed seam and two notches. */
export function Receipt({ items, summary, note, children, className, ...rest }: ReceiptProps) {
  const { t } = useMessages();
  return (
    <div data-slot="receipt" {...rest} className={className} style={{ ...paper, ...rest.style }}>
      <div className="rounded-t-picture bg-surface px-4 pt-1 desktop:px-5">
        <OrderItems items={items} aria-label={t(ordersMessages.items)} />
        {note && (
          <p className="pb-1 text-small text-muted">
            <bdi className="whitespace-normal">{t(cartMessages.noteQuoted, { note })}</bdi>
          </p>
        )}
      </div>
      <div aria-hidden className="relative h-5" style={seam}>
        <div className="absolute inset-x-4.5 top-2.25 border-t-2 border-dashed border-border" />
      </div>
      <div className="rounded-b-picture bg-surface px-4 pt-1 pb-4 desktop:px-5">
        <PriceSummary summary={summary} aria-label={t(cartMessages.summary)} />
        {children}
      </div>
    </div>
  );
}
