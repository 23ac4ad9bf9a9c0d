"use client";
import { ArrowLeft, Headphones, Navigation, RotateCcw } from "../../primitives/icon/icon-nodes.js";
import { useState, type ComponentProps, type ReactNode } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import { catalogueMessages, commonMessages, ordersMessages, useMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { Skeleton } from "../../primitives/skeleton/index.js";
import { cx } from "../../lib/cx.js";
import { OrderMap } from "../../widgets/order-map/index.js";
import { orderStatusTable } from "../../widgets/status-badge/index.js";
import { orderTypeTable } from "../../widgets/order-type-switch/order-type-table.js";
import { toGoogleMaps } from "../../widgets/store-location/to-google-maps.js";
import { TrackingSkeleton } from "./tracking-skeleton.js";
import { TrackingDelivered, type TrackingRating } from "./tracking-delivered.js";
import { TrackingProgress } from "./tracking-progress.js";
import { TrackingReady } from "./tracking-ready.js";
import { TrackingSummary } from "./tracking-summary.js";
import { TrackingRider } from "./tracking-rider.js";
import { Announcement } from "./tracking-announcement.js";
import { TrackingUnanswered } from "./tracking-unanswered.js";
import { isAtCounter } from "./tracking-state.js";
import type {
  TrackedOrderData,
  TrackedReceiptData,
  OrderTrackData,
  UnansweredActions,
} from "./tracking-data.js";

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
  /** What the customer may do while the store does not answer; without it, they are told and wait. */
  unanswered?: UnansweredActions | undefined;
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

/**
 * An order: map, arrival time, live steps, code of the hand-over, rider and help; once delivered, its rating and the way to order
 * again. While the store does not answer, what the customer may do about it.
 */
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
  unanswered,
  rating,
  receipt,
  onReorder,
  loadingReorder = false,
  className,
  ...rest
}: TrackingScreenProps) {
  const { t } = useMessages();
  // The time until which the customer has chosen to wait.
  const [waitsUntil, setWaitsUntil] = useState<string | null>(null);
  const help = supportPhone ? `tel:${supportPhone}` : contactHref;
  const ready = status === "ready" && order !== undefined && track !== undefined;
  const outcome = track && orderStatusTable[track.order_status].outcome;
  const isDelivered = outcome === "completed";
  const isEnded = isDelivered || outcome === "canceled";
  const unansweredUntil = (track?.store_unanswered && unanswered && track.cancels_at) || null;
  const asks = ready && unansweredUntil !== null && waitsUntil !== unansweredUntil;
  const atCounter = ready && isAtCounter(order, track);

  let body: ReactNode;
  if (status === "failed")
    body = <ErrorState level={1} title={t(ordersMessages.orderFailed)} onRetry={onRetry} />;
  else if (!ready) body = <TrackingSkeleton />;
  else if (asks && unanswered)
    body = (
      <TrackingUnanswered
        order={order}
        until={unansweredUntil}
        actions={unanswered}
        connectionLost={connectionLost}
        onWait={() => setWaitsUntil(unansweredUntil)}
        className="desktop:rounded-panel desktop:border desktop:border-border desktop:bg-surface desktop:p-7"
      />
    );
  else
    body = (
      <>
        <TrackingProgress
          order={order}
          track={track}
          connectionLost={connectionLost}
          onShowChoices={unansweredUntil === null ? undefined : () => setWaitsUntil(null)}
          className={panel}
        />
        {atCounter && track.store_location && (
          <section data-slot="tracking-directions" className={cx(panel, "py-3 desktop:px-6")}>
            <Button
              wide
              href={toGoogleMaps(track.store_location)}
              target="_blank"
              rel="noreferrer"
              icon={<Icon of={Navigation} flip />}
            >
              {t(catalogueMessages.directions)}
            </Button>
          </section>
        )}
        {(orderTypeTable[order.order_type].isBrought || isEnded) && (
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
        <TrackingSummary
          order={order}
          storeAddress={track.store_address}
          orderHref={orderHref}
          help={help}
          className={panel}
        />
      </>
    );

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
        data-asks={asks || undefined}
        className="relative h-75 flex-none max-desktop:data-rating:h-auto max-desktop:data-rating:min-h-75 max-desktop:data-asks:h-auto desktop:sticky desktop:top-27 desktop:order-2 desktop:h-[min(764px,calc(100svh-9rem))] desktop:data-rating:static desktop:data-rating:h-auto desktop:data-rating:min-h-[min(764px,calc(100svh-9rem))] desktop:overflow-clip desktop:rounded-panel desktop:border desktop:border-border"
      >
        {ready && isDelivered ? (
          <TrackingDelivered rating={order.can_review ? rating : undefined} receipt={receipt} />
        ) : atCounter ? (
          <TrackingReady order={order} />
        ) : ready ? (
          <OrderMap
            className={asks ? "max-desktop:hidden" : undefined}
            store={{ ...order.vendor, location: track.store_location }}
            // No rider after the order ended: no route.
            destination={outcome === "canceled" ? null : track.destination}
            rider={isEnded ? null : track.rider}
            insets={{ top: 24, bottom: 20 }}
          />
        ) : (
          <Skeleton shape="box" className="size-full rounded-none" />
        )}
        <div
          data-asks={asks || undefined}
          className="absolute inset-x-3.5 top-3.5 flex justify-between data-asks:static data-asks:px-gutter data-asks:py-3 desktop:hidden"
        >
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
        data-asks={asks || undefined}
        className="relative -mt-7 flex flex-1 flex-col rounded-t-sheet bg-bg px-gutter pt-5.5 pb-10 data-asks:mt-0 data-asks:pt-1 data-asks:pb-5 desktop:m-0 desktop:grid desktop:gap-4 desktop:rounded-none desktop:p-0"
      >
        {body}
        {/* Outside of what it tells of: it is there before the choices are. */}
        <Announcement state={String(asks)} text={asks ? t(ordersMessages.noAnswer) : ""} />
      </div>
    </div>
  );
}
