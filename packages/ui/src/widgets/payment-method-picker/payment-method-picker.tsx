"use client";
import { Banknote, CreditCard, Landmark, WalletMinimal } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps, ReactNode } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import {
  useFormat,
  useMessages,
  checkoutMessages,
  commonMessages,
  walletMessages,
  type MessageDescriptor,
} from "../../locale/index.js";
import { RadioGroup } from "../../primitives/radio-group/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { RetryAlert } from "../../primitives/retry-alert/index.js";
import { cx } from "../../lib/cx.js";
import { IconTile } from "../icon-tile/index.js";
import type { IconDrawing } from "../../primitives/icon/index.js";
import type { PaymentMethodKind } from "./payment-method-table.js";

/** A payment method; an unavailable one has a reason. */
export interface PaymentMethodData {
  code: PaymentMethodKind;
  enabled: boolean;
  reason: string | null;
  /** Cards and wallets that it takes, by the names that customers know: shown instead of its text. */
  names?: readonly string[] | undefined;
}

const presentation = {
  card: { icon: CreditCard, message: checkoutMessages.card, help: checkoutMessages.cardHelp },
  wallet: { icon: WalletMinimal, message: checkoutMessages.wallet, help: checkoutMessages.walletHelp },
  online: { icon: Landmark, message: checkoutMessages.online, help: checkoutMessages.onlineHelp },
  cod: { icon: Banknote, message: checkoutMessages.cash, help: checkoutMessages.cashHelp },
} as const satisfies Record<
  PaymentMethodKind,
  { icon: IconDrawing; message: MessageDescriptor; help: MessageDescriptor }
>;

/** Returns icon and name of a payment method. */
export function usePaymentMethodPresentation(): (code: PaymentMethodKind) => {
  icon: IconDrawing;
  name: string;
} {
  const { t } = useMessages();
  return (code) => ({ icon: presentation[code].icon, name: t(presentation[code].message) });
}

export interface PaymentMethodPickerProps extends Omit<ComponentProps<"div">, "onChange" | "children"> {
  methods: readonly PaymentMethodData[];
  value: PaymentMethodKind | null;
  onValueChange: (method: PaymentMethodKind) => void;
  /** Error message. */
  error?: string | undefined;
  disabled?: boolean | undefined;
  /** Loading status of the payment methods; `ready` by default. */
  status?: AsyncStatus | undefined;
  /** Retries after a failure. */
  onRetry?: (() => void) | undefined;
  /** Wallet balance in minor units, shown in its row. */
  walletBalance?: number | undefined;
  /** Shown below the rows while the card method is selected: a `CardPicker`. */
  cards?: ReactNode;
}

/** Selects a payment method. Unavailable methods show the reason. */
export function PaymentMethodPicker({
  methods,
  value,
  onValueChange,
  error,
  disabled,
  status = "ready",
  onRetry,
  walletBalance,
  cards,
  className,
  ...rest
}: PaymentMethodPickerProps) {
  const { t } = useMessages();
  const { money } = useFormat();
  if (status === "loading")
    return (
      <SkeletonGroup
        {...rest}
        data-slot="payment-method-picker"
        className={cx("[&>div]:grid [&>div]:gap-3", className)}
      >
        {[0, 1, 2].map((i) => (
          <div key={i} className="flex items-center gap-3.5 rounded-field border border-border px-4 py-3">
            <Skeleton shape="box" className="size-11" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-4 w-32" />
              <Skeleton className="h-3 w-44 max-w-full" />
            </div>
          </div>
        ))}
      </SkeletonGroup>
    );
  if (status === "failed")
    return (
      <RetryAlert {...rest} className={className} onRetry={onRetry}>
        {t(checkoutMessages.paymentMethodsFailed)}
      </RetryAlert>
    );
  if (methods.length === 0)
    return (
      <div
        data-slot="no-payment-methods"
        {...rest}
        className={cx("rounded-field bg-sunken px-4 py-5 text-center", className)}
      >
        <h3 className="text-body font-semibold">{t(checkoutMessages.noPaymentMethods)}</h3>
        <p className="text-small text-muted">{t(checkoutMessages.noPaymentMethodsText)}</p>
      </div>
    );
  const help = ({ code, enabled, reason, names }: PaymentMethodData) => {
    if (!enabled) return reason ?? undefined;
    if (code === "wallet" && walletBalance !== undefined)
      return t(walletMessages.available, { amount: money(walletBalance) });
    return names?.join(t(commonMessages.and)) || t(presentation[code].help);
  };
  return (
    <div data-slot="payment-method-picker" {...rest} className={cx("grid gap-3", className)}>
      <RadioGroup
        label={t(checkoutMessages.howToPay)}
        labelHidden
        layout="card"
        value={value}
        onValueChange={onValueChange}
        error={error}
        disabled={disabled}
        options={methods.map((method) => ({
          value: method.code,
          label: t(presentation[method.code].message),
          description: help(method),
          lead: <IconTile of={presentation[method.code].icon} />,
          disabled: !method.enabled,
        }))}
      />
      {value === "card" && cards && (
        <div data-slot="payment-cards" className="rounded-field border border-border bg-surface px-4 py-1">
          {cards}
        </div>
      )}
    </div>
  );
}
