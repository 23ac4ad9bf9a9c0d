"use client";
import {
  Clock,
  Headphones,
  MapPin,
  Navigation,
  ReceiptText,
  RotateCcw,
  Star,
  Store,
  Utensils,
} from "../../primitives/icon/icon-nodes.js";
import { useState, type ComponentProps, type ReactNode } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import { useFormat, useMessages, ordersMessages, commonMessages } from "../../locale/index.js";
import { Alert } from "../../primitives/alert/index.js";
import { Button } from "../../primitives/button/index.js";
import { Card } from "../../primitives/card/index.js";
import { ConfirmDialog } from "../../primitives/confirm-dialog/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { StoreLogo } from "../../primitives/store-logo/index.js";
import { cx } from "../../lib/cx.js";
import { AddressLines, useAddressLabel } from "../../widgets/address-card/index.js";
import { ListCard, ListRow } from "../../widgets/list-card/index.js";
import { OrderOutcome } from "../../widgets/order-outcome/index.js";
import { OrderTracker, useOrderHeadline, type TrackStepData } from "../../widgets/order-tracker/index.js";
import { usePaymentMethodPresentation } from "../../widgets/payment-method-picker/index.js";
import { Receipt, useOrderSummary } from "../../widgets/receipt/index.js";
import { ScreenHead } from "../../widgets/screen-head/index.js";
import { orderStatusTable, PaymentStatusBadge, StatusBadge } from "../../widgets/status-badge/index.js";
import { StickyActionBar } from "../../widgets/sticky-action-bar/index.js";
import { stepsOfOrder } from "./order-steps.js";
import type { OrderData } from "./order-data.js";
import { OrderSkeleton } from "./order-screen-skeleton.js";
import { orderTypeTable } from "../../widgets/order-type-switch/order-type-table.js";

export interface OrderScreenProps extends Omit<ComponentProps<"div">, "children"> {
  status: AsyncStatus;
  order?: OrderData | undefined;
  /** Link to all orders. */
  backHref: string;
  /** Retries loading. */
  onRetry: () => void;
  /** Link to tracking; shown while the order is active. Without it the steps on this screen are all there is. */
  trackHref?: string | undefined;
  storeHref: (storeId: string) => string;
  /** Cancels the order after confirmation; shown while the order can be canceled. */
  onCancel?: (() => void) | undefined;
  loadingCancel?: boolean | undefined;
  /** Continues a pending payment or retries a failed one; shown while that is possible. */
  onPay?: (() => void) | undefined;
  loadingPay?: boolean | undefined;
  /** Link to the receipt. */
  receiptHref?: string | undefined;
  /** Link to the review form; shown while the order can be reviewed. */
  reviewHref?: string | undefined;
  /** Puts the lines into the cart again; shown while that is possible. */
  onReorder?: (() => void) | undefined;
  loadingReorder?: boolean | undefined;
  /** Steps from tracking. Default: derived from the order's timeline. */
  steps?: readonly TrackStepData[] | undefined;
  /** Phone number of support, for the help link. */
  supportPhone?: string | null | undefined;
  /** Where help is found without a phone number, as while it has not loaded. */
  contactHref?: string | undefined;
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** One order: status, lines, price and destination (REQ-ROUTE-32). */
export function OrderScreen({
  status,
  order,
  backHref,
  onRetry,
  trackHref,
  storeHref,
  onCancel,
  loadingCancel = false,
  onPay,
  loadingPay = false,
  receiptHref,
  reviewHref,
  onReorder,
  loadingReorder = false,
  steps,
  supportPhone,
  contactHref,
  className,
  ...rest
}: OrderScreenProps) {
  const { t, rich } = useMessages();
  const { date, dateTime, time } = useFormat();
  const [confirming, setConfirming] = useState(false);
  const labelOf = useAddressLabel();
  const methodOf = usePaymentMethodPresentation();
  const summaryOf = useOrderSummary();
  const headlineOf = useOrderHeadline();
  const help = supportPhone ? `tel:${supportPhone}` : contactHref;
  const cancelable = order?.can_cancel === true && onCancel !== undefined;

  let body: ReactNode;
  let bar: ReactNode = null;
  if (status === "failed")
    body = <ErrorState title={t(ordersMessages.orderFailed)} onRetry={onRetry} className="min-h-[60svh]" />;
  else if (status === "loading" || !order) body = <OrderSkeleton />;
  else {
    const isEnded = orderStatusTable[order.order_status].outcome !== "open";
    const method = methodOf(order.payment_method);
    const ended = order.timeline.find((entry) => entry.status === order.order_status)?.at;
    const headline = headlineOf({ ...order, ended_at: ended });
    const track = trackHref !== undefined && (
      <Button href={trackHref} wide icon={<Icon of={Navigation} flip />}>
        {t(ordersMessages.track)}
      </Button>
    );
    const canPay =
      !isEnded && onPay && (order.payment_status === "failed" || order.payment_status === "pending");
    const failed = order.payment_status === "failed";
    const pay = canPay && (
      <Button wide loading={loadingPay} onClick={onPay}>
        {t(failed ? ordersMessages.payAgain : ordersMessages.payNow)}
      </Button>
    );
    const again = order.can_reorder && onReorder && (
      <Button wide loading={loadingReorder} onClick={onReorder} icon={<Icon of={RotateCcw} />}>
        {t(ordersMessages.reorder)}
      </Button>
    );
    const main = pay || (isEnded ? again : track);
    if (main) bar = <StickyActionBar>{main}</StickyActionBar>;
    body = (
      <div className="grid gap-5 desktop:grid-cols-[minmax(0,1fr)_var(--ui-size-summary)] desktop:items-start desktop:gap-8">
        <div className="grid gap-5">
          <div className="flex flex-wrap items-center gap-3">
            <StoreLogo
              name={order.vendor.name}
              source={order.vendor.logo}
              color={order.vendor.brand_color}
              size="medium"
            />
            <div className="flex-words">
              <h2 className="text-heading heading">
                <bdi className="whitespace-normal">{order.vendor.name}</bdi>
              </h2>
              <p className="text-small text-muted">
                <time dateTime={order.created_at}>{dateTime(order.created_at)}</time>
              </p>
            </div>
            <StatusBadge status={order.order_status} orderType={order.order_type} />
          </div>
          <Card
            as="section"
            variant="panel"
            aria-label={t(ordersMessages.timeline)}
            data-slot="order-timeline"
          >
            <p className="mb-4 text-heading font-display tracking-heading">{headline.title}</p>
            <OrderOutcome
              className="mb-5"
              store={order.vendor.name}
              cancellation={order.cancellation}
              refunds={isEnded ? order.refunds : undefined}
            />
            <OrderTracker steps={steps ?? stepsOfOrder(order)} orderType={order.order_type} eta={order.eta} />
            {canPay && (
              <Alert tone={failed ? "danger" : "warning"} live className="mt-5">
                {t(failed ? ordersMessages.payFailedText : ordersMessages.payPendingText)}
              </Alert>
            )}
            {main && <div className="mt-5 max-desktop:hidden">{main}</div>}
          </Card>
          <ListCard>
            {orderTypeTable[order.order_type].isBrought && order.address ? (
              <ListRow
                icon={MapPin}
                label={labelOf(order.address.label)}
                description={<AddressLines address={order.address} />}
              />
            ) : order.table_number ? (
              <ListRow
                icon={Utensils}
                label={rich(ordersMessages.table, { number: order.table_number })}
                description={<bdi>{order.vendor.name}</bdi>}
                href={storeHref(order.vendor.id)}
              />
            ) : (
              <ListRow
                icon={Store}
                label={rich(ordersMessages.collectFrom, { store: order.vendor.name })}
                href={storeHref(order.vendor.id)}
              />
            )}
            <ListRow
              icon={method.icon}
              label={method.name}
              end={<PaymentStatusBadge status={order.payment_status} />}
            />
            {order.scheduled_at && (
              <ListRow
                icon={Clock}
                label={t(ordersMessages.scheduled)}
                description={<bdi>{dateTime(order.scheduled_at)}</bdi>}
              />
            )}
            {receiptHref && (
              <ListRow icon={ReceiptText} label={t(ordersMessages.receipt)} href={receiptHref} />
            )}
            {order.can_review && reviewHref && (
              <ListRow icon={Star} label={t(ordersMessages.reviewIt)} href={reviewHref} />
            )}
            {help && <ListRow icon={Headphones} label={t(ordersMessages.helpWith)} href={help} />}
          </ListCard>
        </div>
        <div className="grid gap-5">
          <Receipt items={order.items} summary={summaryOf(order)} note={order.note} />
          <dl className="grid gap-2 px-1 text-small">
            <Fact term={t(ordersMessages.orderCode)}>
              <bdi dir="ltr" translate="no">
                {order.order_code}
              </bdi>
            </Fact>
            <Fact term={t(ordersMessages.invoiceDate)}>
              <time dateTime={order.invoice_date}>
                <span>{date(order.invoice_date, "full")}</span>
                <span>{t(commonMessages.and)}</span>
                <bdi>{time(order.invoice_date)}</bdi>
              </time>
            </Fact>
            <Fact term={t(ordersMessages.systemNumber)}>
              <bdi dir="ltr" translate="no">
                {order.system_number}
              </bdi>
            </Fact>
          </dl>
          {cancelable && (
            <Button variant="outline" wide onClick={() => setConfirming(true)}>
              {t(ordersMessages.cancelOrder)}
            </Button>
          )}
        </div>
        {cancelable && (
          <ConfirmDialog
            open={confirming}
            onOpenChange={setConfirming}
            title={t(ordersMessages.cancelTitle)}
            description={rich(ordersMessages.cancelText, { vendor: order.vendor.name })}
            confirm={t(ordersMessages.cancelYes)}
            cancel={t(ordersMessages.cancelNo)}
            loading={loadingCancel}
            onConfirm={onCancel}
          />
        )}
      </div>
    );
  }
  return (
    <div data-slot="order-screen" {...rest} className={cx("flex flex-1 flex-col", className)}>
      <div className="page wrap-anywhere pb-8 desktop:pb-16">
        <ScreenHead
          backHref={backHref}
          title={order ? rich(ordersMessages.order, { code: order.order_code }) : t(ordersMessages.details)}
        />
        {body}
      </div>
      {bar}
    </div>
  );
}
