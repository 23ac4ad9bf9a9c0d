"use client";
import { useEffect, useState, type RefObject } from "react";
import { lazyComponent, OnDemand } from "../../lib/on-demand.js";
import { whenIdle } from "../../lib/when-idle.js";
import { checkoutMessages, useFormat, useMessages } from "../../locale/index.js";
import { ConfirmDialog } from "../../primitives/confirm-dialog/index.js";
import { AddressSheet } from "../../widgets/address-picker/index.js";
import type { CartStoreData } from "../../widgets/cart-content/index.js";
import { StockShortageDialog } from "../../widgets/stock-shortage-dialog/index.js";
import type { AddressView } from "./checkout-address.js";
import type { CheckoutScreenProps } from "./checkout-props.js";

// Opened by few, and not at once.
const { Component: CouponSheet, preload: preloadCoupons } = lazyComponent(async () => ({
  default: (await import("../../widgets/coupon-sheet/index.js")).CouponSheet,
}));
const { Component: TimeSlotSheet, preload: preloadTimes } = lazyComponent(async () => ({
  default: (await import("../../widgets/time-slot-picker/index.js")).TimeSlotSheet,
}));

/** Asks the customer to accept a changed total, once for each total. */
function PriceChangeDialog({
  quote,
  onConfirm,
}: {
  quote: CheckoutScreenProps["quote"];
  onConfirm: () => void;
}) {
  const { t, rich } = useMessages();
  const { money } = useFormat();
  /** The changed total the customer has answered to. */
  const [answeredTotal, setAnsweredTotal] = useState<number | null>(null);
  return (
    <ConfirmDialog
      open={quote.changed === true && answeredTotal !== quote.data?.amount_due}
      onOpenChange={(open) => !open && setAnsweredTotal(quote.data?.amount_due ?? null)}
      title={t(checkoutMessages.quoteChanged)}
      description={
        quote.before !== undefined && quote.data
          ? rich(checkoutMessages.quoteFromTo, {
              before: money(quote.before),
              now: money(quote.data.amount_due),
            })
          : t(checkoutMessages.quoteChangedText)
      }
      confirm={t(checkoutMessages.placeOrder)}
      cancel={t(checkoutMessages.lookAgain)}
      onConfirm={() => {
        setAnsweredTotal(quote.data?.amount_due ?? null);
        onConfirm();
      }}
    />
  );
}

/** Sheets and dialogs over checkout: addresses, times, coupons, stock shortage, changed price. */
export function CheckoutDialogs({
  addresses,
  time,
  coupon,
  shortage,
  quote,
  store,
  addressView,
  onAddressViewChange,
  addressReturnFocus,
  timesOpen,
  onTimesOpenChange,
  couponsOpen,
  onCouponsOpenChange,
  onPlaceOrder,
}: Pick<CheckoutScreenProps, "addresses" | "time" | "coupon" | "shortage" | "quote" | "onPlaceOrder"> & {
  store: CartStoreData | null;
  addressView: AddressView;
  onAddressViewChange: (view: AddressView) => void;
  addressReturnFocus: RefObject<HTMLHeadingElement | null>;
  timesOpen: boolean;
  onTimesOpenChange: (open: boolean) => void;
  couponsOpen: boolean;
  onCouponsOpenChange: (open: boolean) => void;
}) {
  const { minutes } = useFormat();
  useEffect(
    () =>
      whenIdle(() => {
        preloadCoupons();
        preloadTimes();
      }),
    [],
  );
  const isTimeAsked = timesOpen || (time?.gone ?? null) !== null;
  return (
    <>
      <AddressSheet
        returnFocus={addressReturnFocus}
        view={addressView}
        onViewChange={onAddressViewChange}
        addresses={addresses.items}
        selectedId={addresses.selectedId}
        onSelect={addresses.onSelect}
        validate={addresses.validate}
        onCreate={addresses.onCreate}
        emptyMessage={addresses.emptyMessage}
        tiles={addresses.tiles}
        locate={addresses.locate}
        serves={addresses.serves}
        draft={addresses.draft}
        onDraftChange={addresses.onDraftChange}
      />
      {time && (
        <OnDemand when={isTimeAsked}>
          <TimeSlotSheet
            open={isTimeAsked}
            onOpenChange={(open) => {
              onTimesOpenChange(open);
              if (!open) time.onUnavailableClose?.();
            }}
            status={time.status}
            days={time.days}
            onRetry={time.onRetry}
            value={time.value}
            onValueChange={time.onValueChange}
            asap={
              time.opensNow && store ? minutes([store.delivery_time.min, store.delivery_time.max]) : undefined
            }
            gone={time.gone}
          />
        </OnDemand>
      )}
      {coupon && (
        <OnDemand when={couponsOpen}>
          <CouponSheet {...coupon} open={couponsOpen} onOpenChange={onCouponsOpenChange} />
        </OnDemand>
      )}
      {shortage && <StockShortageDialog {...shortage} />}
      <PriceChangeDialog quote={quote} onConfirm={onPlaceOrder} />
    </>
  );
}
