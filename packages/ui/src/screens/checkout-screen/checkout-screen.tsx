"use client";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { cartMessages, checkoutMessages, useFormat, useMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { cx } from "../../lib/cx.js";
import { EmptyCart } from "../../widgets/empty-cart/index.js";
import { OrderItems } from "../../widgets/order-items/index.js";
import { ScreenHead } from "../../widgets/screen-head/index.js";
import { StickyActionBar } from "../../widgets/sticky-action-bar/index.js";
import { useSlotText } from "../../widgets/time-slot-picker/index.js";
import type { AddressView } from "./checkout-address.js";
import { CheckoutCosts, CheckoutPriceNotice } from "./checkout-costs.js";
import { CheckoutDialogs } from "./checkout-dialogs.js";
import { checkoutProgress, missingChoice } from "./checkout-progress.js";
import type { CheckoutScreenProps } from "./checkout-props.js";
import { CheckoutSkeleton } from "./checkout-skeleton.js";
import { CheckoutSteps } from "./checkout-steps.js";
import { CheckoutTime } from "./checkout-time.js";

/** Checkout on one page: destination, payment and review as three numbered steps (REQ-ROUTE-30). */
export function CheckoutScreen({
  backHref,
  browseHref,
  cart,
  orderType = { value: "delivery" },
  addresses,
  table,
  time,
  coupon,
  shortage = null,
  payment,
  note,
  onNoteChange,
  quote,
  loading = false,
  onPlaceOrder,
  className,
  ...rest
}: CheckoutScreenProps) {
  const { t } = useMessages();
  const { money } = useFormat();
  const slotText = useSlotText();
  const [timesOpen, setTimesOpen] = useState(false);
  const [couponsOpen, setCouponsOpen] = useState(false);
  const [chosenView, setAddressView] = useState<AddressView>();
  const [submitted, setSubmitted] = useState(false);
  const tableFieldId = useId();
  const destinationHeading = useRef<HTMLHeadingElement>(null);
  const paymentHeading = useRef<HTMLHeadingElement>(null);

  const tableError = table?.error;
  useEffect(() => {
    // The server rejected the table: its field may be off screen.
    if (tableError !== undefined) document.getElementById(tableFieldId)?.focus();
  }, [tableError, tableFieldId]);

  const progress = checkoutProgress({ orderType, addresses, table, time, payment, quote });
  const store = cart.data?.vendor ?? null;
  const items = cart.data?.items ?? [];
  const ready = cart.status === "ready" && items.length > 0 && store !== null;
  // Without an address there is one thing to do: its form is open until the customer closes it (REQ-ORDER-47).
  const isFirst =
    ready && !loading && progress.isDelivery && addresses.status === "ready" && !addresses.items[0];
  const addressView = chosenView === undefined ? (isFirst ? "new" : null) : chosenView;
  const scheduledFor = time?.value ? slotText.slot(time.value) : undefined;
  const openTimes = () => {
    time?.onOpen?.();
    setTimesOpen(true);
  };

  const placeOrder = () => {
    setSubmitted(true);
    switch (missingChoice(progress)) {
      case "table":
        document.getElementById(tableFieldId)?.focus();
        break;
      case "destination":
        destinationHeading.current?.focus();
        break;
      case "time":
        openTimes();
        break;
      case "payment":
        paymentHeading.current?.focus();
        break;
      default:
        onPlaceOrder();
    }
  };
  const placeButton = (
    <Button
      wide
      end={quote.data ? <bdi translate="no">{money(quote.data.amount_due)}</bdi> : undefined}
      loading={loading || progress.loading}
      disabled={progress.orderDisabled}
      onClick={placeOrder}
    >
      {t(checkoutMessages.placeOrder)}
    </Button>
  );

  let body: ReactNode;
  if (cart.status === "failed")
    body = (
      <ErrorState
        title={t(cartMessages.failedTitle)}
        text={t(cartMessages.failedText)}
        onRetry={cart.onRetry}
      />
    );
  else if (cart.status === "loading" || !cart.data) body = <CheckoutSkeleton />;
  else if (items.length === 0 || !store)
    body = <EmptyCart browseHref={browseHref} className="min-h-[60svh]" />;
  else
    body = (
      <div className="desktop:grid desktop:grid-cols-[minmax(0,1fr)_var(--ui-size-summary)] desktop:items-start desktop:gap-8">
        <CheckoutSteps
          {...{ addresses, table, orderType, coupon, payment, note, onNoteChange, quote }}
          {...{ store, items, progress, submitted, loading, scheduledFor, tableFieldId }}
          {...{ destinationHeading, paymentHeading }}
          onAddressViewChange={setAddressView}
          onOpenCoupons={() => setCouponsOpen(true)}
          time={
            time && (
              <CheckoutTime
                store={store}
                opensNow={time.opensNow}
                scheduledFor={scheduledFor}
                problem={progress.timeProblem?.message}
                disabled={loading}
                onOpen={openTimes}
              />
            )
          }
        />
        <aside
          aria-label={t(checkoutMessages.orderSummary)}
          data-slot="checkout-summary"
          data-keep-clear
          className="sticky top-26 rounded-panel border border-border bg-surface p-7 max-desktop:hidden"
        >
          <h2 className="mb-4 text-heading heading">{t(checkoutMessages.orderSummary)}</h2>
          <CheckoutPriceNotice changed={quote.changed} />
          <OrderItems items={items} className="mb-4.5 border-y border-border" />
          <CheckoutCosts quote={quote} problems={progress.otherProblems} />
          <div className="mt-5">{placeButton}</div>
          <p className="mt-3 text-center text-caption text-muted">{t(checkoutMessages.cancelFree)}</p>
        </aside>
      </div>
    );

  return (
    <div data-slot="checkout-screen" {...rest} className={cx("flex flex-1 flex-col", className)}>
      <div className="page wrap-anywhere pb-8 desktop:pb-16">
        <ScreenHead backHref={backHref} title={t(checkoutMessages.title)} />
        {body}
      </div>
      {ready && <StickyActionBar>{placeButton}</StickyActionBar>}
      <CheckoutDialogs
        {...{ addresses, time, coupon, shortage, quote, store, addressView, timesOpen, couponsOpen }}
        onAddressViewChange={setAddressView}
        addressReturnFocus={destinationHeading}
        onTimesOpenChange={setTimesOpen}
        onCouponsOpenChange={setCouponsOpen}
        onPlaceOrder={placeOrder}
      />
      <span role="status" className="sr-only">
        {loading && t(checkoutMessages.placing)}
      </span>
    </div>
  );
}
