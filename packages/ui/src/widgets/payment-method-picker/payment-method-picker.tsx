"use client";
import { Banknote, CreditCard, Landmark, WalletMinimal, type LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { useText, checkoutWords, type Word } from "../../locale/index.js";
import { RadioGroup } from "../../primitives/radio-group/index.js";
import { join } from "../../theme/join.js";
import { IconTile } from "../icon-tile/index.js";

export const paymentMethodKinds = ["card", "wallet", "online", "cod"] as const;
export type PaymentMethodKind = (typeof paymentMethodKinds)[number];

/** A way to pay; one that cannot be used now says why. */
export interface PaymentMethodData {
  code: PaymentMethodKind;
  enabled: boolean;
  reason: string | null;
}

const faces = {
  card: { icon: CreditCard, word: checkoutWords.card, help: checkoutWords.cardHelp },
  wallet: { icon: WalletMinimal, word: checkoutWords.wallet, help: checkoutWords.walletHelp },
  online: { icon: Landmark, word: checkoutWords.online, help: checkoutWords.onlineHelp },
  cod: { icon: Banknote, word: checkoutWords.cash, help: checkoutWords.cashHelp },
} as const satisfies Record<PaymentMethodKind, { icon: LucideIcon; word: Word; help: Word }>;

/** The name and the icon of a way to pay. */
export function usePaymentMethodFace(): (code: PaymentMethodKind) => { icon: LucideIcon; name: string } {
  const { t } = useText();
  return (code) => ({ icon: faces[code].icon, name: t(faces[code].word) });
}

export interface PaymentMethodPickerProps extends Omit<ComponentProps<"div">, "onChange" | "children"> {
  methods: readonly PaymentMethodData[];
  value: PaymentMethodKind | null;
  onChange: (method: PaymentMethodKind) => void;
  /** What is wrong with the choice. */
  error?: string | undefined;
  disabled?: boolean | undefined;
}

/** How to pay: one row a way, those that cannot be used now with the reason. */
export function PaymentMethodPicker({
  methods,
  value,
  onChange,
  error,
  disabled,
  ...rest
}: PaymentMethodPickerProps) {
  const { t } = useText();
  if (methods.length === 0)
    return (
      <div
        data-slot="no-payment-methods"
        {...rest}
        className={join("rounded-field bg-sunken px-4 py-5 text-center", rest.className)}
      >
        <h3 className="text-f3 font-semibold">{t(checkoutWords.noPaymentMethods)}</h3>
        <p className="text-f2 text-muted">{t(checkoutWords.noPaymentMethodsText)}</p>
      </div>
    );
  return (
    <RadioGroup
      {...rest}
      label={t(checkoutWords.howToPay)}
      labelHidden
      layout="card"
      value={value}
      onValueChange={onChange}
      error={error}
      disabled={disabled}
      options={methods.map(({ code, enabled, reason }) => ({
        value: code,
        label: t(faces[code].word),
        description: enabled ? t(faces[code].help) : (reason ?? undefined),
        lead: <IconTile of={faces[code].icon} />,
        disabled: !enabled,
      }))}
    />
  );
}
