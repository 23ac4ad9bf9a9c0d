"use client";
import {
  ArrowDownLeft,
  ArrowUpRight,
  CalendarX,
  Gift,
  Hourglass,
  RotateCcw,
  TicketPercent,
} from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps } from "react";
import { useFormat, useMessages, walletMessages, type MessageDescriptor } from "../../locale/index.js";
import { TransactionRow } from "./transaction-row.js";
import type { IconDrawing } from "../../primitives/icon/index.js";

export const walletEntryKinds = ["topup", "hold", "spend", "refund", "voucher", "gift", "expire"] as const;

export type WalletEntryKind = (typeof walletEntryKinds)[number];

/** An entry of the wallet. In minor units; below 0 is money out. */
export interface WalletEntryData {
  id: string;
  kind: WalletEntryKind;
  amount: number;
  balance_after: number;
  order_code: string | null;
  at: string;
}

const entryPresentation: Record<
  WalletEntryKind,
  { icon: IconDrawing; message: MessageDescriptor<string, string> }
> = {
  topup: { icon: ArrowDownLeft, message: walletMessages.entryTopup },
  hold: { icon: Hourglass, message: walletMessages.entryHold },
  spend: { icon: ArrowUpRight, message: walletMessages.entrySpend },
  refund: { icon: RotateCcw, message: walletMessages.entryRefund },
  voucher: { icon: TicketPercent, message: walletMessages.entryVoucher },
  gift: { icon: Gift, message: walletMessages.entryGift },
  expire: { icon: CalendarX, message: walletMessages.entryExpire },
};

/** An entry of the wallet. */
export function WalletEntryRow({
  entry,
  ...rest
}: Omit<ComponentProps<"div">, "children" | "title"> & { entry: WalletEntryData }) {
  const { t, rich } = useMessages();
  const { money } = useFormat();
  const presentation = entryPresentation[entry.kind];
  return (
    <TransactionRow
      {...rest}
      icon={presentation.icon}
      title={
        <>
          <span>{t(presentation.message)}</span>
          {entry.order_code && (
            <>
              {" "}
              <bdi dir="ltr" translate="no" className="text-small font-normal text-muted">
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
