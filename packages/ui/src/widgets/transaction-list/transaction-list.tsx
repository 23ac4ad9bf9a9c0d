"use client";
import {
  ArrowDownLeft,
  ArrowUpRight,
  CalendarX,
  Gift,
  Hourglass,
  RotateCcw,
  TicketPercent,
  type LucideIcon,
} from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { useFormat, useMessages, walletMessages, type MessageDescriptor } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { EmptyPlate } from "../../primitives/empty-plate/index.js";
import { ReceiptArt } from "../../primitives/empty-plate/receipt-art.js";
import { Spot } from "../../primitives/empty-plate/spot.js";
import { EmptyState } from "../../primitives/empty-state/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { LoadMoreList } from "../../primitives/load-more-list/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { join } from "../../theme/join.js";
import { usePaymentMethodFace, type PaymentMethodKind } from "../payment-method-picker/index.js";
import { PaymentStatusBadge, type PaymentStatusKind } from "../status-badge/index.js";

export const walletEntryKinds = ["topup", "hold", "spend", "refund", "voucher", "gift", "expire"] as const;
export type WalletEntryKind = (typeof walletEntryKinds)[number];

/** A line of the wallet's ledger. Dirhams; below 0 is money out. */
export interface WalletEntryData {
  id: string;
  kind: WalletEntryKind;
  amount: number;
  balance_after: number;
  order_code: string | null;
  at: string;
}

/** A payment the customer made. Dirhams, always above 0. */
export interface PaymentData {
  id: string;
  purpose: "order" | "topup" | "bill";
  order_code: string | null;
  amount: number;
  method: PaymentMethodKind;
  payment_status: PaymentStatusKind;
  at: string;
  /** The gateway's page on which the customer goes on; null when there is nothing to do. */
  action_url: string | null;
}

const entryFaces: Record<WalletEntryKind, { icon: LucideIcon; message: MessageDescriptor<string, string> }> =
  {
    topup: { icon: ArrowDownLeft, message: walletMessages.entryTopup },
    hold: { icon: Hourglass, message: walletMessages.entryHold },
    spend: { icon: ArrowUpRight, message: walletMessages.entrySpend },
    refund: { icon: RotateCcw, message: walletMessages.entryRefund },
    voucher: { icon: TicketPercent, message: walletMessages.entryVoucher },
    gift: { icon: Gift, message: walletMessages.entryGift },
    expire: { icon: CalendarX, message: walletMessages.entryExpire },
  };
const purposes = {
  order: walletMessages.payOrder,
  topup: walletMessages.entryTopup,
  bill: walletMessages.payBill,
} as const;

export interface TransactionRowProps extends Omit<ComponentProps<"div">, "title"> {
  icon: LucideIcon;
  title: ReactNode;
  /** An instant. */
  at: string;
  /** After the time: how it was paid, what was left. */
  detail?: ReactNode;
  /** Dirhams, signed: below 0 is money out. */
  amount: number;
  /** Whether the sign is shown; a payment that did not go through moved nothing. */
  signed?: boolean | undefined;
  /** Under the amount: a badge. */
  status?: ReactNode;
  /** At the foot: what is left to do. */
  action?: ReactNode;
}

/** One movement of money: what, when, how much in or out. */
export function TransactionRow({
  icon,
  title,
  at,
  detail,
  amount,
  signed = true,
  status,
  action,
  className,
  ...rest
}: TransactionRowProps) {
  const { money, dateTime } = useFormat();
  const moneyIn = amount > 0 && signed;
  return (
    <div
      data-slot="transaction-row"
      {...rest}
      className={join("flex items-start gap-3.5 border-b border-border py-3", className)}
    >
      <span
        aria-hidden
        className={join(
          "grid size-11 flex-none place-items-center rounded-button-small",
          moneyIn ? "bg-ok-soft text-ok-text" : "bg-sunken text-text",
        )}
      >
        <Icon of={icon} flip={icon === ArrowUpRight || icon === ArrowDownLeft} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex justify-between gap-3">
          <p className="min-w-0 font-medium wrap-break-word">{title}</p>
          <bdi className={join("flex-none font-semibold tabular-nums max-w-2/5", moneyIn && "text-ok-text")}>
            {moneyIn ? "+" : ""}
            {money(signed ? amount : Math.abs(amount))}
          </bdi>
        </div>
        {/* Under both: beside the amount the time would break on phones. */}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="text-f2 text-muted">
            <time dateTime={at}>{dateTime(at)}</time>
            {detail && <span className="dotted">{detail}</span>}
          </p>
          {status && <span className="ms-auto">{status}</span>}
        </div>
        {action}
      </div>
    </div>
  );
}

/** A line of the wallet's ledger. */
export function WalletEntryRow({
  entry,
  ...rest
}: Omit<ComponentProps<"div">, "children" | "title"> & { entry: WalletEntryData }) {
  const { t, rich } = useMessages();
  const { money } = useFormat();
  const face = entryFaces[entry.kind];
  return (
    <TransactionRow
      {...rest}
      icon={face.icon}
      title={
        <>
          {t(face.message)}
          {entry.order_code && (
            <>
              {" "}
              <bdi dir="ltr" className="text-f2 font-normal text-muted">
                {entry.order_code}
              </bdi>
            </>
          )}
        </>
      }
      at={entry.at}
      detail={rich(walletMessages.balanceAfter, { amount: money(entry.balance_after) })}
      amount={entry.amount}
    />
  );
}

/** Came back whole: not money out any more. */
const back = new Set<PaymentStatusKind>(["refunded"]);
const moved = new Set<PaymentStatusKind>(["paid", "partially_refunded", "refunded"]);

/** A payment: for what, how, and whether it went through. */
export function PaymentRow({
  payment,
  ...rest
}: Omit<ComponentProps<"div">, "children" | "title"> & { payment: PaymentData }) {
  const { t, rich } = useMessages();
  const methodOf = usePaymentMethodFace();
  const { payment_status: status, purpose, order_code, method, action_url } = payment;
  const isBack = back.has(status);
  const isIn = isBack || purpose === "topup";
  return (
    <TransactionRow
      {...rest}
      icon={isBack ? RotateCcw : isIn ? ArrowDownLeft : ArrowUpRight}
      title={order_code ? rich(walletMessages.order, { code: order_code }) : t(purposes[purpose])}
      at={payment.at}
      detail={methodOf(method).name}
      amount={isIn ? payment.amount : -payment.amount}
      signed={moved.has(status)}
      status={status !== "paid" && <PaymentStatusBadge status={status} />}
      action={
        action_url && (
          <Button variant="soft" size="small" href={action_url} className="mt-2">
            {t(walletMessages.continuePayment)}
          </Button>
        )
      }
    />
  );
}

/** Of one list of movements. */
export interface TransactionsData<T> {
  status: "loading" | "ready" | "failed";
  items: readonly T[];
  onRetry: () => void;
  /** There are more; without it all are here. */
  onLoadMore?: (() => void) | undefined;
  /** Of the page that was asked for. */
  moreStatus?: "ready" | "loading" | "failed" | undefined;
}

export interface TransactionListProps<T>
  extends TransactionsData<T>, Omit<ComponentProps<"div">, "children"> {
  /** Name of the list. */
  label: string;
  /** Draws one: a `WalletEntryRow` or a `PaymentRow`. Keep it stable. */
  children: (item: T) => ReactNode;
}

/** In the place of rows on their way; inside a `SkeletonGroup`. */
export function TransactionsSkeleton({
  count = 5,
  ...rest
}: Omit<ComponentProps<"div">, "children"> & { count?: number | undefined }) {
  return (
    <div data-slot="transactions-skeleton" {...rest}>
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className="flex items-center gap-3.5 border-b border-border py-3">
          <Skeleton shape="box" className="size-11" />
          <div className="grid flex-1 gap-2.5">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </div>
          <Skeleton className="h-4 w-20" />
        </div>
      ))}
    </div>
  );
}

/** Movements of money, newest first, page after page. */
export function TransactionList<T extends { id: string }>({
  label,
  status,
  items,
  onRetry,
  onLoadMore,
  moreStatus = "ready",
  children,
  className,
  ...rest
}: TransactionListProps<T>) {
  const { t } = useMessages();
  return (
    <div data-slot="transaction-list" {...rest} className={className}>
      {status === "loading" ? (
        <SkeletonGroup>
          <TransactionsSkeleton />
        </SkeletonGroup>
      ) : status === "failed" && items.length === 0 ? (
        <ErrorState
          level={3}
          picture={<EmptyPlate width={150} />}
          title={t(walletMessages.transactionsFailed)}
          onRetry={onRetry}
        />
      ) : (
        <LoadMoreList
          label={label}
          items={items}
          keyOf={(item) => item.id}
          hasMore={onLoadMore !== undefined}
          status={moreStatus}
          onLoadMore={onLoadMore ?? onRetry}
          gap="none"
          itemHeight={72}
          skeleton={
            <SkeletonGroup>
              <TransactionsSkeleton count={2} />
            </SkeletonGroup>
          }
          empty={
            <EmptyState
              level={3}
              picture={
                <Spot tint="sage">
                  <ReceiptArt paid={false} />
                </Spot>
              }
              title={t(walletMessages.noTransactions)}
              text={t(walletMessages.noTransactionsText)}
            />
          }
        >
          {children}
        </LoadMoreList>
      )}
    </div>
  );
}
