"use client";
import { ArrowLeft, Headphones, MapPin, ReceiptText, Store, Utensils } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import { useFormat, useMessages, ordersMessages, cartMessages, commonMessages } from "../../locale/index.js";
import { Avatar } from "../../primitives/avatar/index.js";
import { Button } from "../../primitives/button/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { Link } from "../../primitives/link/index.js";
import { Price } from "../../primitives/price/index.js";
import { Skeleton } from "../../primitives/skeleton/index.js";
import { Alert } from "../../primitives/alert/index.js";
import { cx } from "../../lib/cx.js";
import { AddressLines, useAddressLabel } from "../../widgets/address-card/index.js";
import { OrderMap } from "../../widgets/order-map/index.js";
import { OrderTracker, useStepLabel, useOrderHeadline } from "../../widgets/order-tracker/index.js";
import { IconTile } from "../../widgets/icon-tile/index.js";
import { useStatusLabel } from "../../widgets/status-badge/index.js";
import { TrackingSkeleton } from "./tracking-skeleton.js";
import { Announcement } from "./tracking-announcement.js";
import type { TrackedOrderData, OrderTrackData } from "./tracking-data.js";

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
  /** Live updates are disconnected; the app reconnects by itself. */
  connectionLost?: boolean | undefined;
}

const panel =
  "desktop:rounded-panel desktop:border desktop:border-border desktop:bg-surface max-desktop:not-first:border-t max-desktop:not-first:border-border";

/** An active order: map, arrival time, live steps, rider and help. */
export function TrackingScreen({
  status,
  order,
  track,
  backHref,
  orderHref,
  onRetry,
  supportPhone,
  connectionLost = false,
  className,
  ...rest
}: TrackingScreenProps) {
  const { t, rich } = useMessages();
  const { number, time } = useFormat();
  const labelOf = useAddressLabel();
  const headlineOf = useOrderHeadline();
  const statusLabel = useStatusLabel();
  const stepLabel = useStepLabel();
  const help = supportPhone ? `tel:${supportPhone}` : undefined;
  const ready = status === "ready" && order !== undefined && track !== undefined;
  const isEnded = track?.order_status === "delivered" || track?.order_status === "canceled";

  let body: ReactNode;
  if (status === "failed")
    body = <ErrorState level={1} title={t(ordersMessages.orderFailed)} onRetry={onRetry} />;
  else if (!ready) body = <TrackingSkeleton />;
  else {
    const { order_type, vendor, address, table_number } = order;
    const now =
      track.steps.findLast((step) => step.state === "now") ??
      track.steps.findLast((step) => step.state === "done");
    const headline = headlineOf({ ...track, order_type, ended_at: isEnded ? now?.at : null });
    const canceled = track.order_status === "canceled";
    body = (
      <>
        <section className={cx(panel, "pb-4.5 desktop:p-7")}>
          <p className={cx("text-f2 font-medium", canceled ? "text-danger-text" : "text-success-text")}>
            {statusLabel(track.order_status, order_type)}
          </p>
          <h1
            tabIndex={-1}
            data-slot="page-title"
            className="my-0.5 text-[clamp(1.875rem,2.4vw,2.125rem)] leading-f6 font-display tracking-heading text-balance outline-none"
          >
            {headline.title}
          </h1>
          <p className="text-f2 text-muted">
            {rich(ordersMessages.orderOf, { vendor: vendor.name, code: order.order_code })}
          </p>
          {track.eta && !isEnded && (
            <p className="text-f2 text-muted">
              {rich(ordersMessages.latestBy, { time: time(track.eta.latest_by) })}
            </p>
          )}
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
        {track.rider && !isEnded && (
          <section
            aria-label={t(ordersMessages.rider)}
            data-slot="tracking-rider"
            className={cx(panel, "flex items-center gap-3 py-4.5 desktop:px-6 desktop:py-5")}
          >
            <Avatar name={track.rider.name} />
            <div className="min-w-0 flex-1">
              <p className="font-semibold">
                <bdi className="whitespace-normal">{track.rider.name}</bdi>
              </p>
              <p className="text-f2 text-muted">{t(ordersMessages.rider)}</p>
            </div>
            {track.rider.phone_masked && (
              <bdi dir="ltr" className="text-f2 text-muted">
                {track.rider.phone_masked}
              </bdi>
            )}
          </section>
        )}
        <section className={cx(panel, "grid gap-4 pt-4.5 desktop:p-6")}>
          <div className="flex items-start gap-3">
            <IconTile of={order_type === "delivery" ? MapPin : table_number ? Utensils : Store} />
            <div className="min-w-0 flex-1">
              {address && order_type === "delivery" ? (
                <>
                  <h2 className="text-f3 font-semibold">{labelOf(address.label)}</h2>
                  <p className="text-f2 text-muted">
                    <AddressLines address={address} />
                  </p>
                </>
              ) : (
                <h2 className="min-h-11 content-center text-f3 font-semibold">
                  {table_number
                    ? rich(ordersMessages.table, { number: table_number })
                    : rich(ordersMessages.collectFrom, { store: vendor.name })}
                </h2>
              )}
            </div>
          </div>
          <div className="flex items-start gap-3">
            <IconTile of={ReceiptText} />
            <div className="min-w-0 flex-1">
              <h2 className="text-f3 font-semibold">
                {t(cartMessages.items, { count: order.items_count })}
                <span className="dotted">
                  <Price amount={order.order_total} decimals="always" />
                </span>
              </h2>
              <p className="text-f2 text-muted">
                {order.items.map((item, i) => (
                  <span key={item.id}>
                    {i > 0 && t(commonMessages.and)}
                    {`${number(item.quantity)} × `}
                    <bdi className="whitespace-normal">{item.name}</bdi>
                  </span>
                ))}
              </p>
              <Link href={orderHref} className="relative mt-1 inline-block hit-area text-f2">
                {t(ordersMessages.details)}
              </Link>
            </div>
          </div>
          {help && (
            <Button href={help} variant="quiet" size="small" wide icon={<Icon of={Headphones} />}>
              {t(ordersMessages.helpWith)}
            </Button>
          )}
        </section>
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
        className="relative h-75 flex-none desktop:sticky desktop:top-27 desktop:order-2 desktop:h-[min(764px,calc(100svh-9rem))] desktop:overflow-clip desktop:rounded-panel desktop:border desktop:border-border"
      >
        {ready ? (
          <OrderMap
            store={{ ...order.vendor, location: track.store_location }}
            // No rider after the order ended: no route.
            destination={track.order_status === "canceled" ? null : track.destination}
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
              className="flex h-touch items-center gap-2 rounded-full bg-glass px-4.5 text-f2 font-semibold text-text shadow-glass transition-colors hover:bg-surface active:bg-sunken"
            >
              <Icon of={Headphones} />
              {t(ordersMessages.help)}
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
