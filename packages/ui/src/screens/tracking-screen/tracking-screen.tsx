"use client";
import { ArrowLeft, Headphones, RotateCcw } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps, ReactNode } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import { useMessages, useMoment, ordersMessages, commonMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { Skeleton } from "../../primitives/skeleton/index.js";
import { Alert } from "../../primitives/alert/index.js";
import { cx } from "../../lib/cx.js";
import { OrderMap } from "../../widgets/order-map/index.js";
import {
  currentStep,
  OrderTracker,
  useStepLabel,
  useOrderHeadline,
} from "../../widgets/order-tracker/index.js";
import { orderStatusTable, useStatusLabel } from "../../widgets/status-badge/index.js";
import { TrackingSkeleton } from "./tracking-skeleton.js";
import { TrackingDelivered, type TrackingRating } from "./tracking-delivered.js";
import { TrackingSummary } from "./tracking-summary.js";
import { TrackingRider } from "./tracking-rider.js";
import { Announcement } from "./tracking-announcement.js";
import type { TrackedOrderData, TrackedReceiptData, OrderTrackData } from "./tracking-data.js";
import { orderTypeTable } from "../../widgets/order-type-switch/order-type-table.js";

export interface TrackingScreenProps extends Omit<ComponentProps<"div">, "children"> {
  status: AsyncStatus;
  order?: TrackedOrderData | undefined;
  track?: OrderTrackData | undefined;
  backHref: string;
  /** Link to the order's details. */
  orderHref: string;
  /** Retries loading. */
  onRetry: () => void;
  /** Phone number of support, for the help link. */
  supportPhone?: string | null | undefined;
  /** Where help is found without a phone number, as while it has not loaded. */
  contactHref?: string | undefined;
  /** Live updates are disconnected; the app reconnects by itself. */
  connectionLost?: boolean | undefined;
  /** Rates the delivered order. */
  rating?: TrackingRating | undefined;
  /** Products and costs of the order: a wide screen shows them in the map's place after the delivery. */
  receipt?: TrackedReceiptData | undefined;
  /** Puts the order's products into the cart again. */
  onReorder?: (() => void) | undefined;
  loadingReorder?: boolean | undefined;
}

const panel =
  "desktop:rounded-panel desktop:border desktop:border-border desktop:bg-surface max-desktop:not-first:border-t max-desktop:not-first:border-border";

/** An order: map, arrival time, live steps, rider and help; once delivered, its rating and the way to order again. */
export function TrackingScreen({
  status,
  order,
  track,
  backHref,
  orderHref,
  onRetry,
  supportPhone,
  contactHref,
  connectionLost = false,
  rating,
  receipt,
  onReorder,
  loadingReorder = false,
  className,
  ...rest
}: TrackingScreenProps) {
  const { t, rich } = useMessages();
  const moment = useMoment();
  const headlineOf = useOrderHeadline();
  const statusLabel = useStatusLabel();
  const stepLabel = useStepLabel();
  const help = supportPhone ? `tel:${supportPhone}` : contactHref;
  const ready = status === "ready" && order !== undefined && track !== undefined;
  const outcome = track && orderStatusTable[track.order_status].outcome;
  const isDelivered = outcome === "completed";
  const canceled = outcome === "canceled";
  const isEnded = isDelivered || canceled;

  let body: ReactNode;
  if (status === "failed")
    body = <ErrorState level={1} title={t(ordersMessages.orderFailed)} onRetry={onRetry} />;
  else if (!ready) body = <TrackingSkeleton />;
  else {
    const { order_type, vendor } = order;
    const now = currentStep(track.steps);
    const headline = headlineOf({ ...track, order_type, ended_at: isEnded ? now?.at : null });
    body = (
      <>
        <section className={cx(panel, "pb-4.5 desktop:p-7")}>
          <p className={cx("text-small font-medium", canceled ? "text-danger-text" : "text-success-text")}>
            {now ? stepLabel(now.step, order_type) : statusLabel(track.order_status, order_type)}
          </p>
          <h1
            tabIndex={-1}
            data-slot="page-title"
            className="my-0.5 text-[clamp(1.875rem,2.4vw,2.125rem)] leading-display font-display tracking-heading text-balance outline-none"
          >
            {headline.title}
          </h1>
          <p className="text-small text-muted">
            {rich(ordersMessages.orderOf, { vendor: vendor.name, code: order.order_code })}
          </p>
          {/* Always one line: the page below does not move when the order ends. */}
          <p className="min-h-lh text-small text-muted">
            {track.eta && !isEnded && rich(ordersMessages.latestBy, { time: moment(track.eta.latest_by) })}
            {isDelivered && <span>{t(ordersMessages.arrived)}</span>}
          </p>
          {connectionLost && !isEnded && (
            <Alert tone="warning" live className="mt-4">
              {t(ordersMessages.connectionLost)}
            </Alert>
          )}
          <OrderTracker
            steps={track.steps}
            orderType={order_type}
            eta={track.eta}
            className="mt-5 desktop:mt-6"
          />
          <Announcement
            step={now?.step ?? track.order_status}
            text={`${now ? stepLabel(now.step, order_type) : ""}. ${headline.text}`}
          />
        </section>
        {(orderTypeTable[order_type].isBrought || isEnded) && (
          <section
            aria-label={isEnded ? undefined : t(ordersMessages.rider)}
            data-slot={isEnded ? "tracking-end" : "tracking-rider"}
            // One height for all states, of a name and two lines: the page below does not move when the rider is known or
            // has arrived.
            className={cx(
              panel,
              "flex min-h-[calc(1.5rem+1px+var(--ui-line-body)+2*var(--ui-line-small))] items-center gap-3 py-3 desktop:px-6",
            )}
          >
            {isEnded ? (
              onReorder && (
                <Button
                  variant="soft"
                  wide
                  loading={loadingReorder}
                  icon={<Icon of={RotateCcw} />}
                  onClick={onReorder}
                >
                  {t(ordersMessages.reorder)}
                </Button>
              )
            ) : (
              <TrackingRider rider={track.rider} />
            )}
          </section>
        )}
        <TrackingSummary order={order} orderHref={orderHref} help={help} className={panel} />
      </>
    );
  }

  return (
    <div
      data-slot="tracking-screen"
      data-phone-header="own"
      data-phone-bar="own"
      {...rest}
      className={cx(
        "flex flex-1 flex-col wrap-anywhere desktop:page desktop:grid desktop:grid-cols-[440px_minmax(0,1fr)] desktop:items-start desktop:gap-8 desktop:py-7",
        className,
      )}
    >
      <div
        data-slot="tracking-map"
        data-rating={isDelivered || undefined}
        className="relative h-75 flex-none max-desktop:data-rating:h-auto max-desktop:data-rating:min-h-75 desktop:sticky desktop:top-27 desktop:order-2 desktop:h-[min(764px,calc(100svh-9rem))] desktop:data-rating:static desktop:data-rating:h-auto desktop:data-rating:min-h-[min(764px,calc(100svh-9rem))] desktop:overflow-clip desktop:rounded-panel desktop:border desktop:border-border"
      >
        {ready && isDelivered ? (
          <TrackingDelivered rating={order.can_review ? rating : undefined} receipt={receipt} />
        ) : ready ? (
          <OrderMap
            store={{ ...order.vendor, location: track.store_location }}
            // No rider after the order ended: no route.
            destination={canceled ? null : track.destination}
            rider={isEnded ? null : track.rider}
            insets={{ top: 24, bottom: 20 }}
          />
        ) : (
          <Skeleton shape="box" className="size-full rounded-none" />
        )}
        <div className="absolute inset-x-3.5 top-3.5 flex justify-between desktop:hidden">
          <IconButton
            href={backHref}
            variant="glass"
            icon={ArrowLeft}
            flip
            aria-label={t(commonMessages.back)}
          />
          {help && (
            <a
              href={help}
              aria-label={t(ordersMessages.helpWith)}
              className="flex h-touch items-center gap-2 rounded-full bg-glass px-4.5 text-small font-semibold text-text shadow-glass transition-colors hover:bg-surface active:bg-sunken"
            >
              <Icon of={Headphones} />
              <span>{t(ordersMessages.help)}</span>
            </a>
          )}
        </div>
      </div>
      <div
        data-slot="tracking-sheet"
        className="relative -mt-7 flex-1 rounded-t-sheet bg-bg px-gutter pt-5.5 pb-10 desktop:m-0 desktop:grid desktop:gap-4 desktop:rounded-none desktop:p-0"
      >
        {body}
      </div>
    </div>
  );
}
