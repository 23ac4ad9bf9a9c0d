"use client";
import type { ComponentProps, ReactNode } from "react";
import { useFormat, useMessages, ordersMessages, cartMessages } from "../../locale/index.js";
import { Logo } from "../../primitives/logo/index.js";
import { Price } from "../../primitives/price/index.js";
import { cx } from "../../lib/cx.js";
import { AddressLines, type AddressData } from "../address-card/index.js";
import { ChosenDetails, type ChosenItemData } from "../cart-line/index.js";
import { type OrderTypeKind, orderTypeTable } from "../order-type-switch/order-type-table.js";
import { usePaymentMethodPresentation, type PaymentMethodKind } from "../payment-method-picker/index.js";
import { PriceSummary } from "../price-summary/index.js";
import { useOrderSummary, type OrderAmountsData } from "../receipt/index.js";
import { PaymentStatusBadge, type PaymentStatusKind } from "../status-badge/index.js";

/** An order with the data of its receipt. Money in minor units, times ISO-8601. */
export interface OrderReceiptData extends OrderAmountsData {
  order_code: string;
  system_number: number;
  invoice_date: string;
  order_type: OrderTypeKind;
  vendor: { name: string };
  items: readonly ChosenItemData[];
  address: AddressData | null;
  table_number: string | null;
  scheduled_at: string | null;
  note: string | null;
  payment_method: PaymentMethodKind;
  payment_status: PaymentStatusKind;
}

export interface OrderReceiptProps extends Omit<ComponentProps<"article">, "children"> {
  order: OrderReceiptData;
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-x-4">
      <dt className="flex-none text-muted">{term}</dt>
      <dd className="min-w-0 flex-1 text-end">{children}</dd>
    </div>
  );
}

/** Receipt of an order, with print styles: black on white, without the rest of the page. */
export function OrderReceipt({ order, className, ...rest }: OrderReceiptProps) {
  const { t, rich } = useMessages();
  const { dateTime, date, time, number } = useFormat();
  const summaryOf = useOrderSummary();
  const methodOf = usePaymentMethodPresentation();
  return (
    <article
      data-slot="order-receipt"
      {...rest}
      className={cx(
        "mx-auto w-full max-w-150 rounded-panel border border-border bg-surface p-5 print:max-w-none print:rounded-none print:border-0 print:p-0 print:[color-scheme:light] desktop:p-8",
        className,
      )}
    >
      <header className="flex flex-wrap items-start justify-between gap-4 border-b border-border pb-5">
        <div className="min-w-0">
          <h2 className="text-heading heading">
            <bdi className="whitespace-normal">{order.vendor.name}</bdi>
          </h2>
          <p className="text-small text-muted">
            <time dateTime={order.invoice_date}>
              <span>{date(order.invoice_date, "full")}</span> <bdi>{time(order.invoice_date)}</bdi>
            </time>
          </p>
        </div>
        <Logo height={32} />
      </header>
      <dl className="grid gap-1.5 py-4 text-small">
        <Fact term={t(ordersMessages.orderCode)}>
          <bdi dir="ltr" translate="no">
            {order.order_code}
          </bdi>
        </Fact>
        <Fact term={t(ordersMessages.systemNumber)}>
          <bdi dir="ltr" translate="no">
            {order.system_number}
          </bdi>
        </Fact>
        {order.scheduled_at && (
          <Fact term={t(ordersMessages.scheduled)}>
            <bdi>{dateTime(order.scheduled_at)}</bdi>
          </Fact>
        )}
        {orderTypeTable[order.order_type].isBrought && order.address && (
          <Fact term={t(ordersMessages.address)}>
            <AddressLines address={order.address} />
          </Fact>
        )}
        {order.table_number && (
          <Fact term={t(ordersMessages.tableTerm)}>
            <bdi>{order.table_number}</bdi>
          </Fact>
        )}
      </dl>
      <table className="w-full border-y border-border text-small">
        <caption className="sr-only">{t(ordersMessages.items)}</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-2.5 pe-3 text-start font-medium">
              {t(ordersMessages.quantity)}
            </th>
            <th scope="col" className="py-2.5 text-start font-medium">
              {t(ordersMessages.product)}
            </th>
            <th scope="col" className="py-2.5 ps-3 text-end font-medium">
              {t(ordersMessages.amount)}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <tr key={item.id} className="break-inside-avoid border-t border-border align-top">
              <td className="py-2.5 pe-3">{number(item.quantity)}</td>
              <td className="py-2.5">
                <bdi className="font-medium whitespace-normal">{item.name}</bdi>
                {(item.addons.length > 0 || item.note) && (
                  <span className="block text-muted">
                    <ChosenDetails item={item} />
                  </span>
                )}
              </td>
              <td className="py-2.5 ps-3 text-end whitespace-nowrap">
                <Price amount={item.line_total} decimals="always" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <PriceSummary summary={summaryOf(order)} aria-label={t(cartMessages.summary)} className="py-4" />
      <dl className="grid gap-1.5 border-t border-border pt-4 text-small">
        <Fact term={t(ordersMessages.paidWith)}>{methodOf(order.payment_method).name}</Fact>
        <Fact term={t(ordersMessages.payment)}>
          <PaymentStatusBadge status={order.payment_status} />
        </Fact>
        {order.note && (
          <Fact term={t(ordersMessages.note)}>
            <bdi className="whitespace-normal">{rich(cartMessages.noteQuoted, { note: order.note })}</bdi>
          </Fact>
        )}
      </dl>
    </article>
  );
}
