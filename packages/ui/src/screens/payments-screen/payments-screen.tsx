"use client";
import { Banknote, ReceiptText, WalletMinimal } from "../../primitives/icon/icon-nodes.js";
import { useId } from "react";
import { checkoutMessages, useFormat, useMessages, walletMessages } from "../../locale/index.js";
import { RetryAlert } from "../../primitives/retry-alert/index.js";
import { SectionHead } from "../../primitives/section-head/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { ListCard, ListRow } from "../../widgets/list-card/index.js";
import { SavedCards, type SavedCardsProps } from "../../widgets/saved-cards/index.js";
import {
  PaymentRow,
  TransactionList,
  TransactionsSkeleton,
  type PaymentData,
  type TransactionsData,
} from "../../widgets/transaction-list/index.js";
import { AccountFrame, type AccountPageProps } from "../account-frame/index.js";

export interface PaymentsScreenProps extends AccountPageProps {
  cards: Pick<
    SavedCardsProps,
    "status" | "cards" | "onRetry" | "onAdd" | "loading" | "onRemove" | "loadingId" | "now"
  >;
  payments: TransactionsData<PaymentData>;
  /** Wallet balance in minor units; its row links to the wallet. */
  walletBalance?: number | undefined;
  /** Set when the balance did not load. */
  onRetryWallet?: (() => void) | undefined;
  walletHref?: string | undefined;
  billHref?: string | undefined;
  /** Whether cash on delivery is available. */
  cash?: boolean | undefined;
}

const paymentRow = (payment: PaymentData) => <PaymentRow payment={payment} />;

/** The customer's payment methods and all payments (REQ-ROUTE-25). */
export function PaymentsScreen({
  cards,
  payments,
  walletBalance,
  onRetryWallet,
  walletHref,
  billHref,
  cash = false,
  ...frame
}: PaymentsScreenProps) {
  const { t } = useMessages();
  const { money } = useFormat();
  const id = useId();
  return (
    <AccountFrame
      {...frame}
      data-slot="payments-screen"
      title={t(walletMessages.payments)}
      failedTitle={t(walletMessages.paymentsFailed)}
      skeleton={
        <SkeletonGroup className="grid grid-cols-[minmax(0,1fr)] gap-6 large:grid-cols-[minmax(0,1fr)_24rem] large:gap-8">
          <div className="grid content-start gap-6 large:order-2">
            <Skeleton shape="box" className="h-48 w-full rounded-picture" />
            <Skeleton shape="box" className="h-44 w-full rounded-picture" />
          </div>
          <TransactionsSkeleton />
        </SkeletonGroup>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7 large:grid-cols-[minmax(0,1fr)_24rem] large:items-start large:gap-8">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 large:order-2">
          <section aria-labelledby={`${id}-cards`}>
            <SectionHead title={t(walletMessages.cards)} titleId={`${id}-cards`} className="mb-3" />
            <SavedCards {...cards} />
          </section>
          {(walletHref || billHref || cash) && (
            <section aria-labelledby={`${id}-methods`}>
              <SectionHead title={t(walletMessages.methods)} titleId={`${id}-methods`} className="mb-3" />
              {onRetryWallet && (
                <RetryAlert onRetry={onRetryWallet} className="mb-3">
                  {t(walletMessages.walletFailed)}
                </RetryAlert>
              )}
              <ListCard>
                {walletHref && (
                  <ListRow
                    icon={WalletMinimal}
                    label={t(walletMessages.title)}
                    description={
                      walletBalance !== undefined &&
                      t(walletMessages.available, { amount: money(walletBalance) })
                    }
                    href={walletHref}
                  />
                )}
                {cash && (
                  <ListRow
                    icon={Banknote}
                    label={t(checkoutMessages.cash)}
                    description={t(checkoutMessages.cashHelp)}
                  />
                )}
                {billHref && (
                  <ListRow icon={ReceiptText} label={t(walletMessages.billTitle)} href={billHref} />
                )}
              </ListCard>
            </section>
          )}
        </div>
        <section aria-labelledby={`${id}-history`} className="min-w-0">
          <SectionHead title={t(walletMessages.history)} titleId={`${id}-history`} className="mb-1" />
          <TransactionList {...payments} label={t(walletMessages.payments)}>
            {paymentRow}
          </TransactionList>
        </section>
      </div>
    </AccountFrame>
  );
}
