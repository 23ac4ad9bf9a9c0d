"use client";
import { useId, useState } from "react";
import { checkoutMessages, useFormat, useMessages, walletMessages } from "../../locale/index.js";
import { RetryAlert } from "../../primitives/retry-alert/index.js";
import { Alert } from "../../primitives/alert/index.js";
import { Button } from "../../primitives/button/index.js";
import { ReceiptArt } from "../../illustrations/receipt-art.js";
import { Spot } from "../../illustrations/spot.js";
import { EmptyState } from "../../primitives/empty-state/index.js";
import { RadioGroup } from "../../primitives/radio-group/index.js";
import { SectionHead } from "../../primitives/section-head/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { TextField } from "../../primitives/text-field/index.js";
import {
  PaymentMethodPicker,
  type PaymentMethodData,
  type PaymentMethodKind,
  paymentMethodTable,
} from "../../widgets/payment-method-picker/index.js";
import { CardPicker, newCard, type CardData } from "../../widgets/saved-cards/index.js";
import { AccountFrame, type AccountPageProps } from "../account-frame/index.js";

/** An unpaid order. Amounts in minor units. */
export interface OpenBillData {
  id: string;
  order_code: string;
  vendor: { name: string };
  amount_due: number;
  created_at: string;
}

/** Request body of pay-bill: one of the two ids is null. */
export interface PayBillData {
  bill_number: string | null;
  order_id: string | null;
  method: PaymentMethodKind;
  card_id: string | null;
}

export interface PayBillScreenProps extends AccountPageProps {
  /** Unpaid orders. */
  bills: readonly OpenBillData[];
  methods: readonly PaymentMethodData[];
  cards: readonly CardData[];
  /** Set when the saved cards did not load. */
  onRetryCards?: (() => void) | undefined;
  walletBalance?: number | undefined;
  /** Set when the wallet's balance did not load. */
  onRetryWallet?: (() => void) | undefined;
  /** Set when unpaid orders did not load. */
  onRetryBills?: (() => void) | undefined;
  onPay: (payment: PayBillData) => void;
  loading?: boolean | undefined;
  /** Error of the payment. */
  error?: string | undefined;
  /** The bill is paid. */
  paid?: boolean | undefined;
  /** Link to all payments. */
  paymentsHref: string;
  now?: Date | undefined;
}

const other = "other";

/** Pays an unpaid order, or a bill by its number (REQ-ROUTE-37). */
export function PayBillScreen({
  bills,
  methods: all,
  cards,
  onRetryCards,
  walletBalance,
  onRetryWallet,
  onRetryBills,
  onPay,
  loading = false,
  error,
  paid = false,
  paymentsHref,
  now,
  ...frame
}: PayBillScreenProps) {
  const { t, rich } = useMessages();
  const { money, dateTime } = useFormat();
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [number, setNumber] = useState("");
  const [method, setMethod] = useState<PaymentMethodKind | null>(null);
  const [card, setCard] = useState<string | null>(null);
  const [submitted, setSubmitted] = useState(false);
  const bill = bills.find((candidate) => candidate.id === (chosen ?? bills[0]?.id));
  const byNumber = chosen === other || bills.length === 0;
  // A bill has no delivery at which cash could be collected.
  const methods = byNumber ? all.filter(({ code }) => paymentMethodTable[code].paidBy !== "cash") : all;
  const usedCard = card ?? (cards.find(({ is_default }) => is_default) ?? cards[0])?.id ?? newCard;
  const usable = methods.find(({ code, enabled }) => code === method && enabled);
  const noNumber = byNumber && number.trim() === "";
  const send = () => {
    setSubmitted(true);
    if (noNumber) return document.getElementById(`${id}-number`)?.focus();
    if (!usable || loading) return;
    onPay({
      bill_number: byNumber ? number.trim() : null,
      order_id: byNumber ? null : (bill?.id ?? null),
      method: usable.code,
      card_id: usable.code === "card" && usedCard !== newCard ? usedCard : null,
    });
  };
  return (
    <AccountFrame
      {...frame}
      data-slot="pay-bill-screen"
      title={t(walletMessages.billTitle)}
      failedTitle={t(walletMessages.billFailed)}
      skeleton={
        <SkeletonGroup className="[&>div]:grid [&>div]:gap-3 large:[&>div]:grid-cols-2">
          <Skeleton shape="box" className="h-52 w-full" />
          <Skeleton shape="box" className="h-96 w-full" />
        </SkeletonGroup>
      }
    >
      {paid ? (
        <EmptyState
          role="status"
          picture={
            <Spot tint="sage">
              <ReceiptArt paid />
            </Spot>
          }
          title={t(walletMessages.billPaid)}
          text={t(walletMessages.billPaidText)}
          action={<Button href={paymentsHref}>{t(walletMessages.seePayments)}</Button>}
        />
      ) : (
        <>
          {error && (
            <Alert tone="danger" live className="mb-4">
              {error}
            </Alert>
          )}
          <form
            noValidate
            className="grid grid-cols-[minmax(0,1fr)] gap-6 large:grid-cols-2 large:items-start large:gap-8"
            aria-busy={loading || undefined}
            onSubmit={(event) => {
              event.preventDefault();
              send();
            }}
          >
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              {onRetryBills && <RetryAlert onRetry={onRetryBills}>{t(walletMessages.billFailed)}</RetryAlert>}
              {bills.length > 0 && (
                <RadioGroup
                  label={t(walletMessages.billWhich)}
                  layout="card"
                  value={chosen ?? bills[0]!.id}
                  onValueChange={setChosen}
                  options={[
                    ...bills.map((openBill) => ({
                      value: openBill.id,
                      label: (
                        <span className="flex flex-wrap justify-between gap-x-3">
                          <bdi className="whitespace-normal">{openBill.vendor.name}</bdi>
                          <bdi className="tabular-nums" translate="no">
                            {money(openBill.amount_due)}
                          </bdi>
                        </span>
                      ),
                      description: (
                        <>
                          {rich(walletMessages.order, { code: openBill.order_code })}
                          <time dateTime={openBill.created_at} className="dotted">
                            {dateTime(openBill.created_at)}
                          </time>
                        </>
                      ),
                    })),
                    { value: other, label: t(walletMessages.billOther) },
                  ]}
                />
              )}
              {byNumber && (
                <TextField
                  id={`${id}-number`}
                  label={t(walletMessages.billNumber)}
                  help={t(walletMessages.billHelp)}
                  code
                  maxLength={40}
                  autoComplete="off"
                  value={number}
                  onValueChange={setNumber}
                  error={submitted && noNumber ? t(walletMessages.billNeeded) : undefined}
                  required
                />
              )}
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
              <section aria-labelledby={`${id}-pay`}>
                <SectionHead title={t(checkoutMessages.howToPay)} titleId={`${id}-pay`} className="mb-3" />
                {onRetryWallet && (
                  <RetryAlert onRetry={onRetryWallet} className="mb-3">
                    {t(walletMessages.walletFailed)}
                  </RetryAlert>
                )}
                <PaymentMethodPicker
                  methods={methods}
                  value={usable?.code ?? null}
                  onValueChange={setMethod}
                  walletBalance={walletBalance}
                  disabled={loading}
                  error={
                    submitted && !usable && methods.length > 0 ? t(checkoutMessages.needsPayment) : undefined
                  }
                  cards={
                    (cards.length > 0 || onRetryCards) && (
                      <CardPicker
                        cards={cards}
                        value={usedCard}
                        onValueChange={setCard}
                        onRetry={onRetryCards}
                        disabled={loading}
                        now={now}
                      />
                    )
                  }
                />
              </section>
              <Button
                type="submit"
                wide
                loading={loading}
                end={!byNumber && bill && <bdi translate="no">{money(bill.amount_due)}</bdi>}
              >
                {t(walletMessages.billPay)}
              </Button>
            </div>
          </form>
        </>
      )}
    </AccountFrame>
  );
}
