"use client";
import type { ReactNode, RefObject } from "react";
import { checkoutMessages, useMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { TextArea } from "../../primitives/text-area/index.js";
import { TextField } from "../../primitives/text-field/index.js";
import type { CartStoreData } from "../../widgets/cart-content/index.js";
import { CouponField } from "../../widgets/coupon-field/index.js";
import { OrderItems } from "../../widgets/order-items/index.js";
import { OrderTypeSwitch } from "../../widgets/order-type-switch/index.js";
import { CheckoutAddress, type AddressView } from "./checkout-address.js";
import { CheckoutCosts, CheckoutPriceNotice } from "./checkout-costs.js";
import { CheckoutPayment } from "./checkout-payment.js";
import type { CheckoutProgress } from "./checkout-progress.js";
import type { CheckoutCart, CheckoutScreenProps } from "./checkout-props.js";
import { CheckoutStep } from "./checkout-step.js";
import { CheckoutStoreRow } from "./checkout-store-row.js";

export interface CheckoutStepsProps extends Pick<
  CheckoutScreenProps,
  "addresses" | "table" | "coupon" | "payment" | "note" | "onNoteChange" | "quote"
> {
  orderType: NonNullable<CheckoutScreenProps["orderType"]>;
  store: CartStoreData;
  items: CheckoutCart["items"];
  progress: CheckoutProgress;
  /** The customer tried to place the order: missing choices are errors. */
  submitted: boolean;
  loading: boolean;
  /** The chosen time as text; undefined is as soon as possible. */
  scheduledFor: string | undefined;
  tableFieldId: string;
  destinationHeading: RefObject<HTMLHeadingElement | null>;
  paymentHeading: RefObject<HTMLHeadingElement | null>;
  onAddressViewChange: (view: AddressView) => void;
  onOpenCoupons: () => void;
  /** The row of the time; the last row of step 1. */
  time: ReactNode;
}

function DestinationStep({
  addresses,
  table,
  orderType,
  store,
  items,
  progress,
  submitted,
  loading,
  scheduledFor,
  tableFieldId,
  destinationHeading,
  onAddressViewChange,
  time,
}: CheckoutStepsProps) {
  const { t } = useMessages();
  const { isDelivery, isDineIn, address, destinationSet, tableMissing } = progress;
  const title = isDelivery
    ? checkoutMessages.where
    : isDineIn
      ? checkoutMessages.whereTable
      : checkoutMessages.whereStore;
  return (
    <CheckoutStep
      number={1}
      state={destinationSet ? "done" : "now"}
      title={t(title)}
      headingRef={destinationHeading}
      action={
        isDelivery &&
        address && (
          <Button
            variant="text"
            size="small"
            onClick={() => onAddressViewChange("choose")}
            className="-my-1.5 -me-4"
          >
            {t(checkoutMessages.change)}
          </Button>
        )
      }
    >
      {orderType.options && orderType.options.length > 1 && orderType.onValueChange && (
        <OrderTypeSwitch
          options={orderType.options}
          value={orderType.value}
          onValueChange={orderType.onValueChange}
          wide
          className="mb-4"
        />
      )}
      {isDelivery ? (
        <CheckoutAddress addresses={addresses} address={address} onViewChange={onAddressViewChange} />
      ) : (
        <CheckoutStoreRow
          store={store}
          items={items}
          orderType={orderType.value}
          scheduledFor={scheduledFor}
        />
      )}
      {isDineIn && table && (
        <TextField
          id={tableFieldId}
          label={t(checkoutMessages.table)}
          help={t(checkoutMessages.tableHelp)}
          error={table.error ?? (submitted && tableMissing ? t(checkoutMessages.needsTable) : undefined)}
          value={table.value}
          onValueChange={table.onValueChange}
          autoComplete="off"
          maxLength={20}
          disabled={loading}
          className="mt-4 max-w-60"
        />
      )}
      {submitted && isDelivery && !destinationSet && (
        <p role="alert" className="mt-2 text-small font-medium text-danger-text">
          {t(checkoutMessages.needsAddress)}
        </p>
      )}
      {time}
    </CheckoutStep>
  );
}

function ReviewStep({
  coupon,
  note,
  onNoteChange,
  quote,
  orderType,
  store,
  items,
  progress,
  loading,
  scheduledFor,
  onOpenCoupons,
}: CheckoutStepsProps) {
  const { t } = useMessages();
  const { destinationSet, paymentSet, couponProblem, otherProblems } = progress;
  return (
    <CheckoutStep
      number={3}
      state={destinationSet && paymentSet ? "now" : "next"}
      title={t(checkoutMessages.review)}
    >
      <CheckoutStoreRow store={store} items={items} orderType={orderType.value} scheduledFor={scheduledFor} />
      <OrderItems items={items} className="mt-2 border-y border-border desktop:hidden" />
      {coupon && (
        <CouponField
          coupon={coupon.applied}
          onApply={coupon.onApply}
          onRemove={coupon.onRemove}
          loading={coupon.loading}
          error={coupon.error ?? couponProblem?.message}
          suggestion={coupon.suggestion}
          suggestedCode={coupon.suggestedCode}
          onChoose={onOpenCoupons}
          className="mt-4"
        />
      )}
      <TextArea
        label={t(checkoutMessages.orderNote)}
        optional
        value={note}
        onValueChange={onNoteChange}
        placeholder={t(checkoutMessages.orderNoteExample)}
        maxLength={200}
        disabled={loading}
        className="mt-4"
      />
      <div className="mt-5 desktop:hidden">
        <CheckoutPriceNotice changed={quote.changed} />
        <CheckoutCosts quote={quote} problems={otherProblems} />
      </div>
    </CheckoutStep>
  );
}

/** The three steps of checkout: destination, payment, review. */
export function CheckoutSteps(props: CheckoutStepsProps) {
  const { t } = useMessages();
  const { progress, payment, submitted, loading, paymentHeading } = props;
  return (
    <div className="max-desktop:-mx-gutter desktop:grid desktop:gap-4">
      <DestinationStep {...props} />
      <CheckoutStep
        number={2}
        state={progress.paymentSet ? "done" : progress.destinationSet ? "now" : "next"}
        title={t(checkoutMessages.howToPay)}
        headingRef={paymentHeading}
      >
        <CheckoutPayment payment={payment} progress={progress} submitted={submitted} disabled={loading} />
      </CheckoutStep>
      <ReviewStep {...props} />
    </div>
  );
}
