"use client";
import { Navigation, RotateCcw } from "../../primitives/icon/icon-nodes.js";
import { useId, type ComponentProps } from "react";
import {
  useFormat,
  useMoment,
  useMessages,
  cartMessages,
  catalogueMessages,
  ordersMessages,
} from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { Link } from "../../primitives/link/index.js";
import type { PictureSource } from "../../primitives/picture/index.js";
import { Price } from "../../primitives/price/index.js";
import { Skeleton } from "../../primitives/skeleton/index.js";
import { StoreLogo } from "../../primitives/store-logo/index.js";
import { cx } from "../../lib/cx.js";
import type { StoreSummaryData } from "../cart-content/index.js";
import { ItemPictures } from "../order-items/index.js";
import { OrderProgress } from "../order-progress/index.js";
import { etaMidpoint, type EtaData } from "../order-tracker/index.js";
import type { OrderTypeKind } from "../order-type-switch/index.js";
import { orderStatusTable, StatusBadge, type OrderStatusKind } from "../status-badge/index.js";

/** An order in a list. */
export interface OrderCardData {
  id: string;
  /** Order code for contacting the store, such as `TB-7K2M9Q`. */
  order_code: string;
  order_type: OrderTypeKind;
  order_status: OrderStatusKind;
  vendor: StoreSummaryData;
  order_total: number;
  items_count: number;
  images: readonly PictureSource[];
  created_at: string;
  eta: EtaData | null;
  /** Whether it can be ordered again: `false` hides the button, as for a store that is gone. */
  can_reorder?: boolean | undefined;
}

export interface OrderCardProps extends Omit<ComponentProps<"article">, "children"> {
  order: OrderCardData;
  /** URL of the order's details. */
  href: string;
  /** URL of the tracking page; current orders only. */
  trackHref?: string | undefined;
  level?: 2 | 3 | undefined;
}

const frame = "rounded-picture border border-border bg-surface p-4 desktop:p-5";

/** Active order: store, status, ETA, progress bars and a link to tracking. */
export function CurrentOrderCard({ order, href, trackHref, level = 3, className, ...rest }: OrderCardProps) {
  const { t } = useMessages();
  const moment = useMoment();
  const titleId = useId();
  const Heading = `h${level}` as const;
  const { vendor, order_code, order_status, order_type, eta } = order;
  const { label, untimed } = orderStatusTable[order_status].headline[order_type];
  return (
    <article
      data-slot="order-card"
      data-kind="current"
      aria-labelledby={titleId}
      {...rest}
      className={cx("flex flex-col", frame, className)}
    >
      <div className="flex items-center gap-3">
        <StoreLogo name={vendor.name} source={vendor.logo} color={vendor.brand_color} size="small" />
        <div className="min-w-0 flex-1">
          <Heading id={titleId} className="truncate text-body font-semibold">
            <bdi>{vendor.name}</bdi>
          </Heading>
          <p className="truncate text-small text-muted">
            <bdi dir="ltr" translate="no">
              {order_code}
            </bdi>
            <span className="dotted">{t(cartMessages.items, { count: order.items_count })}</span>
          </p>
        </div>
        <StatusBadge status={order_status} orderType={order_type} />
      </div>
      {eta && label ? (
        <p className="mt-3.5 flex-1">
          <span className="block text-small text-muted">{t(label)}</span>
          <bdi className="text-[1.75rem] leading-title font-display tracking-heading">
            {moment(etaMidpoint(eta))}
          </bdi>
        </p>
      ) : (
        <p className="mt-3.5 flex-1 text-small text-muted">{t(untimed)}</p>
      )}
      <OrderProgress status={order_status} orderType={order_type} className="mt-3" />
      <div className="mt-4 flex flex-wrap gap-2">
        {trackHref && (
          <Button
            href={trackHref}
            size="small"
            icon={<Icon of={Navigation} flip />}
            aria-label={t(ordersMessages.trackOf, { code: order_code })}
            className="grow"
          >
            {t(ordersMessages.track)}
          </Button>
        )}
        <Button
          href={href}
          size="small"
          variant="quiet"
          aria-label={t(ordersMessages.detailsOf, { code: order_code })}
        >
          {t(ordersMessages.details)}
        </Button>
      </div>
    </article>
  );
}

export interface PastOrderCardProps extends Omit<OrderCardProps, "trackHref"> {
  /** Reorders it. Without it the button is not shown. */
  onReorder?: (() => void) | undefined;
  /** Whether the reorder is running. */
  loading?: boolean | undefined;
}

/** Completed order: store, date, pictures, total, links to the receipt and a reorder button. */
export function PastOrderCard({
  order,
  href,
  onReorder,
  loading = false,
  level = 3,
  className,
  ...rest
}: PastOrderCardProps) {
  const { t } = useMessages();
  const { date } = useFormat();
  const titleId = useId();
  const Heading = `h${level}` as const;
  const { vendor, order_code } = order;
  return (
    <article
      data-slot="order-card"
      data-kind="past"
      aria-labelledby={titleId}
      {...rest}
      className={cx(frame, className)}
    >
      <div className="flex min-h-11 items-center gap-3">
        <div className="min-w-0 flex-1">
          <Heading id={titleId} className="truncate text-body font-semibold">
            <bdi>{vendor.name}</bdi>
          </Heading>
          <p className="truncate text-small text-muted">
            <time dateTime={order.created_at}>{date(order.created_at)}</time>
            <span className="dotted">{t(cartMessages.items, { count: order.items_count })}</span>
          </p>
        </div>
        {orderStatusTable[order.order_status].outcome === "canceled" ? (
          <StatusBadge status={order.order_status} />
        ) : (
          <ItemPictures pictures={order.images} fallback={vendor.name} />
        )}
      </div>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-2">
        <Price amount={order.order_total} decimals="always" className="me-auto font-medium" />
        <Link
          href={href}
          aria-label={t(ordersMessages.receiptOf, { code: order_code })}
          className={cx("px-2.5 py-3 text-small", !onReorder && "-me-2.5")}
        >
          {t(ordersMessages.receipt)}
        </Link>
        {onReorder && (
          <Button
            variant="soft"
            size="small"
            loading={loading}
            onClick={onReorder}
            icon={<Icon of={RotateCcw} size="small" />}
            aria-label={t(catalogueMessages.reorderFrom, { name: vendor.name })}
          >
            {t(catalogueMessages.reorder)}
          </Button>
        )}
      </div>
    </article>
  );
}

/** Placeholder of an order card. Use inside a `SkeletonGroup`. */
export function OrderCardSkeleton({
  variant = "past",
  className,
  ...rest
}: Omit<ComponentProps<"div">, "children"> & { variant?: "current" | "past" | undefined }) {
  return (
    <div data-slot="order-card-skeleton" data-variant={variant} {...rest} className={cx(frame, className)}>
      <div className="flex min-h-11 items-center gap-3">
        {variant === "current" && <Skeleton shape="box" className="size-11" />}
        <div className="grid flex-1 gap-2.5">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3 w-1/3" />
        </div>
        <Skeleton shape="box" className="h-11 w-14" />
      </div>
      {variant === "current" ? (
        <>
          <Skeleton className="mt-5 h-7 w-24" />
          <Skeleton className="mt-4 h-1.5 w-full rounded-full" />
          <Skeleton shape="box" className="mt-8 h-11 w-full rounded-button-small" />
        </>
      ) : (
        <Skeleton className="mt-5 h-4 w-24" />
      )}
    </div>
  );
}
