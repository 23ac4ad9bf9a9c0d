"use client";
import { ArrowLeft, Headphones, MapPin, ReceiptText, Store, Utensils } from "lucide-react";
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from "react";
import { useFormat, useText, ordersWords, cartWords, partsWords } from "../../locale/index.js";
import { Avatar } from "../../primitives/avatar/index.js";
import { Button } from "../../primitives/button/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { Link } from "../../primitives/link/index.js";
import { Price } from "../../primitives/price/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { Alert } from "../../primitives/alert/index.js";
import { join } from "../../theme/join.js";
import { AddressLines, useAddressLabel, type AddressData } from "../../widgets/address-card/index.js";
import type { StoreSummaryData } from "../../widgets/cart-panel/index.js";
import { OrderMap, type LatLngData } from "../../widgets/order-map/index.js";
import {
  OrderTracker,
  useStepWord,
  type EtaData,
  type TrackStepData,
  useOrderHeadline,
} from "../../widgets/order-tracker/index.js";
import type { OrderTypeKind } from "../../widgets/order-type-switch/index.js";
import { IconTile } from "../../widgets/icon-tile/index.js";
import { ProblemState } from "../../widgets/problem-state/index.js";
import { useStatusWord, type OrderStatusKind } from "../../widgets/status-badge/index.js";

/** What tracking says about an order: who, where to, and what is in it. */
export interface TrackedOrderData {
  order_code: string;
  order_type: OrderTypeKind;
  vendor: StoreSummaryData;
  order_total: number;
  items_count: number;
  items: readonly { id: string; name: string; quantity: number }[];
  address: AddressData | null;
  /** At which table it is eaten. */
  table_number?: string | null | undefined;
}

/** Where an order is now. */
export interface OrderTrackData {
  order_status: OrderStatusKind;
  eta: EtaData | null;
  /** In the order in which they happen. */
  steps: readonly TrackStepData[];
  rider: { name: string; phone_masked: string; location: LatLngData | null } | null;
  store_location: LatLngData | null;
  destination: LatLngData | null;
}

export interface TrackingScreenProps extends Omit<ComponentProps<"div">, "children"> {
  status: "loading" | "ready" | "failed";
  order?: TrackedOrderData | undefined;
  track?: OrderTrackData | undefined;
  backHref: string;
  /** The order's details. */
  orderHref: string;
  /** Loads it again. */
  onRetry: () => void;
  /** Phone of the support, for the help link. */
  supportPhone?: string | null | undefined;
  /** Live news are away; the app keeps trying by itself. */
  connectionLost?: boolean | undefined;
}

/** Says aloud what an order has come to, when it changes; silent when it appears. */
function Announcement({ step, text }: { step: string; text: string }) {
  const before = useRef(step);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    setSaid(text);
  }, [step, text]);
  return (
    <p role="status" data-slot="tracking-announcement" className="sr-only">
      {said}
    </p>
  );
}

function TrackingSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-4 w-24" />
      <Skeleton className="mt-4 h-8 w-3/4" />
      <Skeleton className="mt-4 h-3 w-1/2" />
      <div className="mt-7 grid gap-5">
        {[0, 1, 2, 3].map((i) => (
          <div key={i} className="flex items-center gap-3.5">
            <Skeleton shape="circle" className="size-7" />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="ms-auto w-10" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

const panel =
  "desktop:rounded-panel desktop:border desktop:border-border desktop:bg-surface max-desktop:not-first:border-t max-desktop:not-first:border-border";

/** An order on its way: the map, when it comes, the steps as they happen, the rider, and help. */
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
  const { t, rich } = useText();
  const { number, time } = useFormat();
  const labelOf = useAddressLabel();
  const headlineOf = useOrderHeadline();
  const statusWord = useStatusWord();
  const stepWord = useStepWord();
  const help = supportPhone ? `tel:${supportPhone}` : undefined;
  const ready = status === "ready" && order !== undefined && track !== undefined;
  const over = track?.order_status === "delivered" || track?.order_status === "canceled";

  let body: ReactNode;
  if (status === "failed")
    body = <ProblemState kind="failed" level={1} title={t(ordersWords.orderFailed)} onRetry={onRetry} />;
  else if (!ready) body = <TrackingSkeleton />;
  else {
    const { order_type, vendor, address, table_number } = order;
    const now =
      track.steps.findLast((step) => step.state === "now") ??
      track.steps.findLast((step) => step.state === "done");
    const headline = headlineOf({ ...track, order_type, ended_at: over ? now?.at : null });
    const canceled = track.order_status === "canceled";
    body = (
      <>
        <section className={join(panel, "pb-4.5 desktop:p-7")}>
          <p className={join("text-f2 font-medium", canceled ? "text-bad-text" : "text-ok-text")}>
            {statusWord(track.order_status, order_type)}
          </p>
          <h1
            tabIndex={-1}
            data-slot="page-title"
            className="my-0.5 text-[clamp(1.875rem,2.4vw,2.125rem)] leading-f6 font-display tracking-heading text-balance outline-none"
          >
            {headline.title}
          </h1>
          <p className="text-f2 text-muted">
            {rich(ordersWords.orderOf, { vendor: vendor.name, code: order.order_code })}
          </p>
          {track.eta && !over && (
            <p className="text-f2 text-muted">
              {rich(ordersWords.latestBy, { time: time(track.eta.latest_by) })}
            </p>
          )}
          {connectionLost && !over && (
            <Alert tone="warn" live className="mt-4">
              {t(ordersWords.connectionLost)}
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
            text={`${now ? stepWord(now.step, order_type) : ""}. ${headline.text}`}
          />
        </section>
        {track.rider && !over && (
          <section
            aria-label={t(ordersWords.rider)}
            data-slot="tracking-rider"
            className={join(panel, "flex items-center gap-3 py-4.5 desktop:px-6 desktop:py-5")}
          >
            <Avatar name={track.rider.name} />
            <div className="min-w-0 flex-1">
              <p className="font-semibold">
                <bdi className="whitespace-normal">{track.rider.name}</bdi>
              </p>
              <p className="text-f2 text-muted">{t(ordersWords.rider)}</p>
            </div>
            {track.rider.phone_masked && (
              <bdi dir="ltr" className="text-f2 text-muted">
                {track.rider.phone_masked}
              </bdi>
            )}
          </section>
        )}
        <section className={join(panel, "grid gap-4 pt-4.5 desktop:p-6")}>
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
                    ? rich(ordersWords.table, { number: table_number })
                    : rich(ordersWords.collectFrom, { store: vendor.name })}
                </h2>
              )}
            </div>
          </div>
          <div className="flex items-start gap-3">
            <IconTile of={ReceiptText} />
            <div className="min-w-0 flex-1">
              <h2 className="text-f3 font-semibold">
                {t(cartWords.items, { count: order.items_count })}
                <span className="dotted">
                  <Price amount={order.order_total} decimals="always" />
                </span>
              </h2>
              <p className="text-f2 text-muted">
                {order.items.map((item, i) => (
                  <span key={item.id}>
                    {i > 0 && t(partsWords.and)}
                    {`${number(item.quantity)} × `}
                    <bdi className="whitespace-normal">{item.name}</bdi>
                  </span>
                ))}
              </p>
              <Link href={orderHref} className="relative mt-1 inline-block hit-area text-f2">
                {t(ordersWords.details)}
              </Link>
            </div>
          </div>
          {help && (
            <Button href={help} variant="quiet" size="small" wide icon={<Icon of={Headphones} />}>
              {t(ordersWords.helpWith)}
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
      className={join(
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
            // Nobody rides any more: no way is drawn.
            destination={track.order_status === "canceled" ? null : track.destination}
            rider={over ? null : track.rider}
            insets={{ top: 24, bottom: 20 }}
          />
        ) : (
          <Skeleton shape="box" className="size-full rounded-none" />
        )}
        <div className="absolute inset-x-3.5 top-3.5 flex justify-between desktop:hidden">
          <IconButton href={backHref} variant="glass" icon={ArrowLeft} flip aria-label={t(partsWords.back)} />
          {help && (
            <a
              href={help}
              aria-label={t(ordersWords.helpWith)}
              className="flex h-touch items-center gap-2 rounded-full bg-glass px-4.5 text-f2 font-semibold text-text shadow-glass transition-colors hover:bg-surface active:bg-sunken"
            >
              <Icon of={Headphones} />
              {t(ordersWords.help)}
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
