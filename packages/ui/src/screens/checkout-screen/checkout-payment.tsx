"use client";
import { WalletMinimal } from "../../primitives/icon/icon-nodes.js";
import { checkoutMessages, useFormat, useMessages, walletMessages } from "../../locale/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { Switch } from "../../primitives/switch/index.js";
import { RetryAlert } from "../../primitives/retry-alert/index.js";
import { IconTile } from "../../widgets/icon-tile/index.js";
import { PaymentMethodPicker } from "../../widgets/payment-method-picker/index.js";
import { CardPicker } from "../../widgets/saved-cards/index.js";
import type { CheckoutProgress } from "./checkout-progress.js";
import type { CheckoutScreenProps } from "./checkout-props.js";

/** Wallet, payment methods and cards. */
export function CheckoutPayment({
  payment,
  progress,
  submitted,
  disabled,
}: {
  payment: CheckoutScreenProps["payment"];
  progress: CheckoutProgress;
  /** The customer tried to place the order: a missing method is an error. */
  submitted: boolean;
  disabled: boolean;
}) {
  const { t } = useMessages();
  const { money } = useFormat();
  const { method, walletPaysAll, paymentSet, destinationSet } = progress;
  if (payment.status === "failed")
    return <RetryAlert onRetry={payment.onRetry}>{t(checkoutMessages.paymentMethodsFailed)}</RetryAlert>;
  if (payment.status === "loading")
    return (
      <SkeletonGroup className="grid gap-2">
        <Skeleton shape="box" className="h-19 w-full rounded-field" />
        <Skeleton shape="box" className="h-19 w-full rounded-field" />
      </SkeletonGroup>
    );
  return (
    <>
      {payment.onRetryWallet && (
        <RetryAlert onRetry={payment.onRetryWallet} className="mb-3">
          {t(walletMessages.walletFailed)}
        </RetryAlert>
      )}
      {payment.wallet && (
        <Switch
          layout="card"
          lead={<IconTile of={WalletMinimal} />}
          label={t(checkoutMessages.useWallet)}
          description={
            walletPaysAll
              ? t(checkoutMessages.walletPaysAll)
              : t(checkoutMessages.useWalletHelp, { amount: money(payment.walletBalance ?? 0) })
          }
          checked={payment.wallet.checked}
          disabled={disabled}
          onCheckedChange={payment.wallet.onCheckedChange}
          className="mb-3"
        />
      )}
      {!walletPaysAll && (
        <PaymentMethodPicker
          methods={payment.methods}
          value={method ? method.code : null}
          onValueChange={payment.onSelect}
          walletBalance={payment.walletBalance}
          cards={
            payment.cards && (
              <CardPicker
                cards={payment.cards.items}
                value={payment.cards.selectedId}
                onValueChange={payment.cards.onSelect}
                onRetry={payment.cards.onRetry}
                disabled={disabled}
              />
            )
          }
          error={
            submitted && destinationSet && !paymentSet && payment.methods.length > 0
              ? t(checkoutMessages.needsPayment)
              : undefined
          }
          disabled={disabled}
        />
      )}
    </>
  );
}
