"use client";
import { useState, type ReactNode } from "react";
import { Hourglass, RotateCcw, Store } from "../../primitives/icon/icon-nodes.js";
import { ordersMessages, useFormat, useMessages, useMoment } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import { Alert } from "../../primitives/alert/index.js";
import { Button } from "../../primitives/button/index.js";
import { Price } from "../../primitives/price/index.js";
import { RadioGroup } from "../../primitives/radio-group/index.js";
import { StoreLogo } from "../../primitives/store-logo/index.js";
import { IconTile } from "../../widgets/icon-tile/index.js";
import { orderTypeTable } from "../../widgets/order-type-switch/order-type-table.js";
import { paymentMethodTable } from "../../widgets/payment-method-picker/payment-method-table.js";
import { etaMidpoint } from "../../widgets/order-tracker/index.js";
import { MINUTE_MS, useMinutesLeft } from "./use-minutes-left.js";
import type { RefundTargetKind, TrackedOrderData, UnansweredActions } from "./tracking-data.js";

type Choice = "wait" | "other" | "cancel";

interface TrackingUnansweredProps {
  order: TrackedOrderData;
  /** When the order is canceled without an answer. */
  until: string;
  actions: UnansweredActions;
  /** Whether what is shown may be outdated: the store may have answered. */
  connectionLost?: boolean | undefined;
  /** Goes on waiting. */
  onWait: () => void;
  className?: string | undefined;
}

/**
 * What to do about an order that its store does not answer: wait, another store, or the money back. Waiting is chosen, and is what
 * happens without a choice.
 */
export function TrackingUnanswered({
  order,
  until,
  actions,
  connectionLost = false,
  onWait,
  className,
}: TrackingUnansweredProps) {
  const { t, rich } = useMessages();
  const { money } = useFormat();
  const moment = useMoment();
  const minutes = useMinutesLeft(until);
  const [choice, setChoice] = useState<Choice>("wait");
  const [refundTo, setRefundTo] = useState<RefundTargetKind>("origin");
  const { vendor, order_code, created_at } = order;
  const { otherStore, loading } = actions;
  const now = Date.parse(until) - minutes * MINUTE_MS;
  const paid = paidSoFar(order);
  const time = moment(until);
  // Nothing arrives for those who come to the store.
  const arrival = otherStore &&
    orderTypeTable[order.order_type].isBrought && {
      from: new Date(now + otherStore.delivery_time.min * MINUTE_MS).toISOString(),
      to: new Date(now + otherStore.delivery_time.max * MINUTE_MS).toISOString(),
    };

  const main: Record<Choice, { text: ReactNode; act: () => void }> = {
    wait: { text: t(ordersMessages.wait), act: onWait },
    other: { text: t(ordersMessages.cancelAndGo), act: () => actions.onOtherStore(refundTo) },
    cancel: { text: t(ordersMessages.cancelOrder), act: () => actions.onCancel(refundTo) },
  };
  return (
    <section data-slot="tracking-unanswered" className={cx("flex flex-1 flex-col", className)}>
      <div className="flex items-center gap-3">
        <StoreLogo name={vendor.name} source={vendor.logo} color={vendor.brand_color} size="medium" />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">
            <bdi className="whitespace-normal">{vendor.name}</bdi>
          </p>
          <p className="text-small text-muted">
            <bdi dir="ltr" translate="no">
              {order_code}
            </bdi>
            {created_at && (
              <span className="dotted">{rich(ordersMessages.sentAt, { time: moment(created_at) })}</span>
            )}
          </p>
        </div>
      </div>
      <h1
        tabIndex={-1}
        data-slot="page-title"
        className="mt-4.5 text-title heading text-balance outline-none"
      >
        {t(ordersMessages.noAnswer)}
      </h1>
      <p className="mt-1.5 text-muted">{t(ordersMessages.noAnswerText)}</p>
      {connectionLost && (
        <Alert tone="warning" live className="mt-4">
          {t(ordersMessages.connectionLost)}
        </Alert>
      )}
      <RadioGroup<Choice>
        className="mt-5"
        layout="card"
        label={t(ordersMessages.noAnswerChoices)}
        labelHidden
        value={choice}
        onValueChange={setChoice}
        disabled={loading}
        options={[
          {
            value: "wait",
            lead: <IconTile of={Hourglass} />,
            label: t(ordersMessages.waitMore, { count: minutes }),
            description: rich(ordersMessages.waitMoreText, { time }),
          },
          {
            value: "other",
            lead: <IconTile of={Store} />,
            label: t(ordersMessages.otherStore),
            description: (
              <>
                <span>
                  {otherStore
                    ? rich(ordersMessages.otherStoreText, { store: otherStore.name })
                    : t(ordersMessages.otherStoresText)}
                </span>
                {arrival && (
                  <span className="mt-1 block">
                    {rich(ordersMessages.arrivesAround, { time: moment(etaMidpoint(arrival)) })}
                  </span>
                )}
              </>
            ),
          },
          {
            value: "cancel",
            lead: <IconTile of={RotateCcw} />,
            label: t(paid.total > 0 ? ordersMessages.moneyBack : ordersMessages.justCancel),
            description:
              paid.total > 0
                ? rich(paid.byGateway > 0 ? ordersMessages.moneyBackCard : ordersMessages.moneyBackWallet, {
                    amount: money(paid.total, "always"),
                  })
                : t(ordersMessages.nothingCharged),
          },
        ]}
      />
      {choice !== "wait" && paid.byGateway > 0 && (
        <RadioGroup<RefundTargetKind>
          className="mt-5"
          layout="row"
          label={t(ordersMessages.moneyTo)}
          value={refundTo}
          onValueChange={setRefundTo}
          disabled={loading}
          options={(
            [
              ["origin", ordersMessages.toCard, ordersMessages.toCardText],
              ["wallet", ordersMessages.toWallet, ordersMessages.toWalletText],
            ] as const
          ).map(([value, label, description]) => ({
            value,
            label: t(label),
            description: t(description),
            end: <Price amount={paid.byGateway} decimals="always" />,
          }))}
        />
      )}
      <div className="mt-auto grid gap-2.5 pt-6">
        <p className="text-center text-small text-muted">{rich(ordersMessages.waitByDefault, { time })}</p>
        <Button wide loading={loading} onClick={main[choice].act}>
          <span key={choice}>{main[choice].text}</span>
        </Button>
      </div>
    </section>
  );
}

/** What goes back when an order is canceled: all of it, and the part that the card paid. */
function paidSoFar({ payment_method, payment_status, amount_due = 0, wallet_applied = 0 }: TrackedOrderData) {
  const isByGateway = payment_method !== undefined && paymentMethodTable[payment_method].paidBy === "gateway";
  const byGateway = isByGateway && payment_status === "paid" ? amount_due : 0;
  return { total: byGateway + wallet_applied, byGateway };
}
