"use client";
import { ArrowDownLeft, ArrowUpRight, RotateCcw } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps } from "react";
import { useMessages, walletMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { usePaymentMethodPresentation, type PaymentMethodKind } from "../payment-method-picker/index.js";
import { PaymentStatusBadge, type PaymentStatusKind } from "../status-badge/index.js";
import { TransactionRow } from "./transaction-row.js";

/** A payment by the customer. In minor units, always above 0. */
export interface PaymentData {
  id: string;
  purpose: "order" | "topup" | "bill";
  order_code: string | null;
  amount: number;
  method: PaymentMethodKind;
  payment_status: PaymentStatusKind;
  at: string;
  /** URL of the gateway's page for continuing the payment; null if there is nothing to do. */
  action_url: string | null;
}

const purposes = {
  order: walletMessages.payOrder,
  topup: walletMessages.entryTopup,
  bill: walletMessages.payBill,
} as const;

/** Fully refunded: no longer an expense. */
const back = new Set<PaymentStatusKind>(["refunded"]);

const moved = new Set<PaymentStatusKind>(["paid", "refunded"]);

/** A payment: purpose, method and status. */
export function PaymentRow({
  payment,
  ...rest
}: Omit<ComponentProps<"div">, "children" | "title"> & { payment: PaymentData }) {
  const { t, rich } = useMessages();
  const methodOf = usePaymentMethodPresentation();
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
