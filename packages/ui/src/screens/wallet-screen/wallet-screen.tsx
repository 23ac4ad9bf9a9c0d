"use client";
import { useId, type ReactNode } from "react";
import { commonMessages, useMessages, walletMessages } from "../../locale/index.js";
import { Link } from "../../primitives/link/index.js";
import { RetryAlert } from "../../primitives/retry-alert/index.js";
import { SectionHead } from "../../primitives/section-head/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { CouponTicket, type CouponData } from "../../widgets/coupon-ticket/index.js";
import {
  TransactionList,
  TransactionsSkeleton,
  WalletEntryRow,
  type TransactionsData,
  type WalletEntryData,
} from "../../widgets/transaction-list/index.js";
import { WalletCard, type WalletData } from "../../widgets/wallet-card/index.js";
import { AccountFrame, type AccountPageProps } from "../account-frame/index.js";
import { type TopUpSheetProps, TopUpSheet } from "./top-up-sheet.js";
import { Redeem } from "./redeem-voucher.js";

export interface WalletScreenProps extends AccountPageProps {
  wallet?: WalletData | undefined;
  entries: TransactionsData<WalletEntryData>;
  /** Usable coupons; the first two are shown. */
  coupons?: readonly CouponData[] | undefined;
  /** Set when the coupons did not load. */
  onRetryCoupons?: (() => void) | undefined;
  couponsHref?: string | undefined;
  onUseCoupon?: ((coupon: CouponData) => void) | undefined;
  topUp: Omit<TopUpSheetProps, "bounds">;
  onRedeem: (code: string) => void;
  loadingRedeem?: boolean | undefined;
  /** Error of the last voucher. */
  redeemError?: ReactNode;
}

const entryRow = (entry: WalletEntryData) => <WalletEntryRow entry={entry} />;

/** Balance, usable coupons, vouchers and all transactions of the wallet (REQ-MONEY-01). */
export function WalletScreen({
  wallet,
  entries,
  coupons = [],
  onRetryCoupons,
  couponsHref,
  onUseCoupon,
  topUp,
  onRedeem,
  loadingRedeem = false,
  redeemError,
  ...frame
}: WalletScreenProps) {
  const { t } = useMessages();
  const id = useId();
  const ready = coupons.filter(({ state }) => state === "usable").slice(0, 2);
  return (
    <AccountFrame
      {...frame}
      data-slot="wallet-screen"
      title={t(walletMessages.title)}
      failedTitle={t(walletMessages.walletFailed)}
      skeleton={
        <SkeletonGroup className="grid grid-cols-[minmax(0,1fr)] gap-6 large:grid-cols-[minmax(0,1fr)_24rem] large:gap-8">
          <div className="grid content-start gap-6 large:order-2">
            <Skeleton shape="box" className="h-38 w-full rounded-panel large:h-44" />
            <Skeleton shape="box" className="h-33 w-full rounded-picture" />
          </div>
          <TransactionsSkeleton />
        </SkeletonGroup>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 large:grid-cols-[minmax(0,1fr)_24rem] large:items-start large:gap-8">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 large:order-2">
          <WalletCard wallet={wallet} onAddMoney={() => topUp.onOpenChange(true)} />
          {onRetryCoupons && (
            <RetryAlert onRetry={onRetryCoupons}>{t(walletMessages.couponsFailed)}</RetryAlert>
          )}
          {ready.length > 0 && (
            <section aria-labelledby={`${id}-coupons`}>
              <SectionHead
                title={t(walletMessages.yourCoupons)}
                titleId={`${id}-coupons`}
                end={couponsHref && <Link href={couponsHref}>{t(commonMessages.seeAll)}</Link>}
                className="mb-3"
              />
              <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
                {ready.map((coupon) => (
                  <li key={coupon.id}>
                    <CouponTicket coupon={coupon} onUse={onUseCoupon} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Redeem onRedeem={onRedeem} loading={loadingRedeem} error={redeemError} />
        </div>
        <section aria-labelledby={`${id}-history`} className="min-w-0">
          <SectionHead title={t(walletMessages.history)} titleId={`${id}-history`} className="mb-1" />
          <TransactionList {...entries} label={t(walletMessages.history)}>
            {entryRow}
          </TransactionList>
        </section>
      </div>
      <TopUpSheet {...topUp} />
    </AccountFrame>
  );
}
