"use client";
import { ArrowDownLeft, ArrowUpRight } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps, ReactNode } from "react";
import { useFormat } from "../../locale/index.js";
import { Icon, type IconDrawing } from "../../primitives/icon/index.js";
import { cx } from "../../lib/cx.js";

export interface TransactionRowProps extends Omit<ComponentProps<"div">, "title"> {
  icon: IconDrawing;
  title: ReactNode;
  /** ISO-8601. */
  at: string;
  /** After the time: payment method, or remaining balance. */
  detail?: ReactNode;
  /** Minor units, signed: below 0 is money out. */
  amount: number;
  /** Whether the sign is shown; a failed payment moved no money. */
  signed?: boolean | undefined;
  /** Below the amount: a badge. */
  status?: ReactNode;
  /** At the bottom: a pending action. */
  action?: ReactNode;
}

/** A transaction: description, time and signed amount. */
export function TransactionRow({
  icon,
  title,
  at,
  detail,
  amount,
  signed = true,
  status,
  action,
  className,
  ...rest
}: TransactionRowProps) {
  const { money, dateTime } = useFormat();
  const moneyIn = amount > 0 && signed;
  return (
    <div
      data-slot="transaction-row"
      {...rest}
      className={cx("flex items-start gap-3.5 border-b border-border py-3", className)}
    >
      <span
        aria-hidden
        className={cx(
          "grid size-11 flex-none place-items-center rounded-button-small",
          moneyIn ? "bg-success-soft text-success-text" : "bg-sunken text-text",
        )}
      >
        <Icon of={icon} flip={icon === ArrowUpRight || icon === ArrowDownLeft} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex justify-between gap-3">
          <p className="min-w-0 font-medium wrap-break-word">{title}</p>
          <bdi
            className={cx("flex-none font-semibold tabular-nums max-w-2/5", moneyIn && "text-success-text")}
          >
            {`${moneyIn ? "+" : ""}${money(signed ? amount : Math.abs(amount))}`}
          </bdi>
        </div>
        {/* In a row of its own: next to the amount the time would wrap on phones. */}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="text-small text-muted">
            <time dateTime={at}>{dateTime(at)}</time>
            {detail && <span className="dotted">{detail}</span>}
          </p>
          {status && <span className="ms-auto">{status}</span>}
        </div>
        {action}
      </div>
    </div>
  );
}
