"use client";
import { cva } from "class-variance-authority";
import { Plus } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps } from "react";
import { Anchor, useFormat, useMessages, walletMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { Skeleton } from "../../primitives/skeleton/index.js";
import { NightGround } from "./night-ground.js";

/** Balance of the wallet. In minor units. */
export interface WalletData {
  balance: number;
  /** Amounts that expire, soonest first. */
  expiring: readonly { amount: number; expires_at: string }[];
}

const walletCardClass = cva("relative overflow-hidden rounded-panel bg-night text-on-night", {
  variants: {
    compact: {
      true: "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-4",
      false: "p-5 desktop:p-6",
    },
  },
});
const balanceClass = cva("font-display tracking-heading tabular-nums", {
  variants: { compact: { true: "text-[1.5rem] leading-8", false: "text-[2.125rem] leading-[1.3]" } },
});
const skeletonClass = cva("mt-2 w-40 opacity-25", {
  variants: { compact: { true: "h-6", false: "mb-1 h-8" } },
});
const actionsClass = cva("relative flex flex-wrap gap-2.5", {
  variants: { compact: { true: "", false: "mt-4" } },
});

const onNight =
  "relative inline-flex min-h-control-small items-center justify-center gap-2 rounded-button-small bg-[color-mix(in_srgb,var(--ui-on-night)_17%,var(--ui-night))] px-4.5 py-2 text-center text-small font-semibold text-on-night transition-colors hover:bg-[color-mix(in_srgb,var(--ui-on-night)_26%,var(--ui-night))]";

export interface WalletCardProps extends Omit<ComponentProps<"section">, "children"> {
  /** Without it the card is a skeleton. */
  wallet?: WalletData | undefined;
  /** Called to add money. */
  onAddMoney?: (() => void) | undefined;
  /** URL for adding money, instead of `onAddMoney`. */
  addMoneyHref?: string | undefined;
  historyHref?: string | undefined;
  /** Single line, for the profile page. */
  compact?: boolean | undefined;
}

/** Wallet balance, amounts that expire soon, and a button to add money. */
export function WalletCard({
  wallet,
  onAddMoney,
  addMoneyHref,
  historyHref,
  compact = false,
  className,
  ...rest
}: WalletCardProps) {
  const { t, rich } = useMessages();
  const { money, date } = useFormat();
  const soonest = wallet?.expiring[0];
  const add =
    onAddMoney || addMoneyHref ? (
      compact ? (
        addMoneyHref ? (
          <Anchor href={addMoneyHref} className={onNight}>
            <Icon of={Plus} />
            <span>{t(walletMessages.addMoney)}</span>
          </Anchor>
        ) : (
          <button type="button" onClick={onAddMoney} className={onNight}>
            <Icon of={Plus} />
            <span>{t(walletMessages.addMoney)}</span>
          </button>
        )
      ) : addMoneyHref ? (
        <Button size="small" icon={<Icon of={Plus} />} href={addMoneyHref}>
          {t(walletMessages.addMoney)}
        </Button>
      ) : (
        <Button size="small" icon={<Icon of={Plus} />} onClick={onAddMoney}>
          {t(walletMessages.addMoney)}
        </Button>
      )
    ) : null;
  return (
    <section
      data-slot="wallet-card"
      data-compact={compact || undefined}
      aria-label={t(walletMessages.balance)}
      aria-busy={wallet ? undefined : true}
      {...rest}
      className={walletCardClass({ compact, className })}
    >
      <NightGround />
      <div className="relative min-w-0">
        <p className="text-small text-on-night/85">{t(walletMessages.balance)}</p>
        {wallet ? (
          <p className={balanceClass({ compact })}>
            <bdi translate="no">{money(wallet.balance)}</bdi>
          </p>
        ) : (
          <Skeleton className={skeletonClass({ compact })} />
        )}
        {soonest && !compact && (
          // The ground's rings leave the line free.
          <p className="w-fit bg-night text-small text-on-night/85">
            {rich(walletMessages.expiring, {
              amount: money(soonest.amount),
              date: date(soonest.expires_at),
            })}
          </p>
        )}
      </div>
      {(add || historyHref) && (
        <div className={actionsClass({ compact })}>
          {add}
          {historyHref && !compact && (
            <Anchor href={historyHref} className={onNight}>
              {t(walletMessages.history)}
            </Anchor>
          )}
        </div>
      )}
    </section>
  );
}
