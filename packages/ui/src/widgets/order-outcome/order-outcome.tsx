"use client";
import type { ComponentProps } from "react";
import { RotateCcw } from "../../primitives/icon/icon-nodes.js";
import { ordersMessages, useFormat, useMessages, type MessageDescriptor } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import { Alert } from "../../primitives/alert/index.js";

export const cancelCauses = ["customer", "store", "office", "no_answer", "not_paid"] as const;
export type CancelCauseKind = (typeof cancelCauses)[number];

/** Why an order was canceled. */
export interface CancellationData {
  cause: CancelCauseKind;
  /** What the store or the office wrote. */
  reason: string | null;
}

export const refundReasons = ["missing", "wrong", "damaged", "late", "quality", "other"] as const;
export type RefundReasonKind = (typeof refundReasons)[number];

/** Money of an order that went back; in the market's minor unit. */
export interface MoneyBackData {
  to_wallet: number;
  to_card: number;
  to_cash: number;
  reason: RefundReasonKind | null;
  /** `pending` has not reached the card yet, `failed` never will. */
  state: "done" | "pending" | "failed";
}

const causes = {
  customer: ordersMessages.canceledByCustomer,
  office: ordersMessages.canceledByOffice,
  no_answer: ordersMessages.canceledNoAnswer,
  not_paid: ordersMessages.canceledNotPaid,
} as const satisfies Record<Exclude<CancelCauseKind, "store">, MessageDescriptor>;

const reasons = {
  missing: ordersMessages.refundMissing,
  wrong: ordersMessages.refundWrong,
  damaged: ordersMessages.refundDamaged,
  late: ordersMessages.refundLate,
  quality: ordersMessages.refundQuality,
  other: null,
} as const satisfies Record<RefundReasonKind, MessageDescriptor | null>;

const cardMessages = {
  done: ordersMessages.cardDone,
  pending: ordersMessages.cardPending,
  failed: ordersMessages.cardFailed,
} as const;

export interface OrderOutcomeProps extends Omit<ComponentProps<"div">, "children"> {
  /** Name of the store. */
  store: string;
  /** Null unless the order is canceled. */
  cancellation?: CancellationData | null | undefined;
  /** Undefined where it is not known. */
  refunds?: readonly MoneyBackData[] | undefined;
}

/** Why an order was canceled, and each amount that went back, with where to. Nothing for an order without either. */
export function OrderOutcome({ store, cancellation, refunds, className, ...rest }: OrderOutcomeProps) {
  const { t, rich } = useMessages();
  const { money } = useFormat();
  if (!cancellation && !refunds?.length) return null;
  const lines = (refunds ?? []).flatMap(({ to_wallet, to_card, to_cash, reason, state }, index) =>
    [
      { to: "card", amount: to_card, message: cardMessages[state] },
      { to: "wallet", amount: to_wallet, message: ordersMessages.walletDone },
      { to: "cash", amount: to_cash, message: ordersMessages.cashDone },
    ]
      .filter(({ amount }) => amount > 0)
      .map((line) => ({ ...line, key: `${index} ${line.to}`, why: reason && reasons[reason] })),
  );
  const isCharged = lines.length > 0;
  return (
    <div data-slot="order-outcome" {...rest} className={cx("grid gap-2", className)}>
      {cancellation && (
        <Alert
          tone="danger"
          title={
            cancellation.cause === "store"
              ? rich(ordersMessages.canceledByStore, { store })
              : t(causes[cancellation.cause])
          }
        >
          {cancellation.reason && <bdi className="whitespace-normal">{cancellation.reason}</bdi>}
        </Alert>
      )}
      {(isCharged || (cancellation && refunds)) && (
        <Alert
          tone="success"
          icon={RotateCcw}
          title={isCharged ? t(ordersMessages.moneyReturned) : undefined}
        >
          {isCharged ? (
            <ul className="grid gap-1">
              {lines.map(({ key, amount, message, why }) => (
                <li key={key}>
                  <span>{rich(message, { amount: money(amount, "always") })}</span>
                  {why && <span className="block">{t(why)}</span>}
                </li>
              ))}
            </ul>
          ) : (
            <span>{t(ordersMessages.nothingCharged)}</span>
          )}
        </Alert>
      )}
    </div>
  );
}
