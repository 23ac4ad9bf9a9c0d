"use client";
import { ordersMessages, useMessages, useMoment } from "../../locale/index.js";
import { Alert } from "../../primitives/alert/index.js";
import { Button } from "../../primitives/button/index.js";
import { cx } from "../../lib/cx.js";
import { HandOverCode } from "../../widgets/hand-over-code/index.js";
import { OrderOutcome } from "../../widgets/order-outcome/index.js";
import {
  currentStep,
  OrderTracker,
  useOrderHeadline,
  useStepLabel,
} from "../../widgets/order-tracker/index.js";
import { orderStatusTable, useStatusLabel } from "../../widgets/status-badge/index.js";
import { Announcement } from "./tracking-announcement.js";
import type { OrderTrackData, TrackedOrderData } from "./tracking-data.js";
import { handOverOf, isAtCounter, isDelayed, waitsForRider } from "./tracking-state.js";

interface TrackingProgressProps {
  order: TrackedOrderData;
  track: OrderTrackData;
  connectionLost: boolean;
  /** Shows the choices about an unanswered order again; undefined while the store has time. */
  onShowChoices: (() => void) | undefined;
  className: string;
}

/** How an order stands: when it arrives, what the customer has to say and to pay, its steps, and how it ended. */
export function TrackingProgress({
  order,
  track,
  connectionLost,
  onShowChoices,
  className,
}: TrackingProgressProps) {
  const { t, rich } = useMessages();
  const moment = useMoment();
  const headlineOf = useOrderHeadline();
  const statusLabel = useStatusLabel();
  const stepLabel = useStepLabel();
  const { order_type, vendor } = order;
  const { outcome } = orderStatusTable[track.order_status];
  const isEnded = outcome !== "open";
  const now = currentStep(track.steps);
  const headline = headlineOf({ ...track, order_type, ended_at: isEnded ? now?.at : null });
  const atCounter = isAtCounter(order, track);
  const handOver = handOverOf(order, track);
  const stepText = waitsForRider(order, track)
    ? t(ordersMessages.waitsForRider)
    : now
      ? stepLabel(now.step, order_type)
      : statusLabel(track.order_status, order_type);
  const delay = isDelayed(track) && t(ordersMessages.delayedBy, { count: track.delay_minutes ?? 0 });
  const title = atCounter ? t(ordersMessages.orderWaits) : headline.text;
  const codeTitle = handOver?.place === "counter" ? ordersMessages.sayAtCounter : ordersMessages.handOverCode;
  const news = [
    stepText,
    title,
    delay || "",
    handOver?.code ? `${t(codeTitle)}: ${Array.from(handOver.code).join(" ")}` : "",
  ];
  return (
    <section className={cx(className, "pb-4.5 desktop:p-7")}>
      <p
        className={cx(
          "text-small font-medium",
          outcome === "canceled" ? "text-danger-text" : "text-success-text",
        )}
      >
        {atCounter && track.ready_at
          ? rich(ordersMessages.readySince, { time: moment(track.ready_at) })
          : stepText}
      </p>
      <h1
        tabIndex={-1}
        data-slot="page-title"
        className="my-0.5 text-[clamp(1.875rem,2.4vw,2.125rem)] leading-display font-display tracking-heading text-balance outline-none"
      >
        {atCounter ? <span>{title}</span> : headline.title}
      </h1>
      <p className="text-small text-muted">
        {rich(ordersMessages.orderOf, { vendor: vendor.name, code: order.order_code })}
      </p>
      {/* Always one line: the page below does not move when the order ends. */}
      <p className="min-h-lh text-small text-muted">
        {track.eta &&
          !isEnded &&
          !atCounter &&
          rich(ordersMessages.latestBy, { time: moment(track.eta.latest_by) })}
        {outcome === "completed" && <span>{t(ordersMessages.arrived)}</span>}
      </p>
      {connectionLost && !isEnded && (
        <Alert tone="warning" live className="mt-4">
          {t(ordersMessages.connectionLost)}
        </Alert>
      )}
      {onShowChoices && track.cancels_at && (
        <Alert
          tone="warning"
          className="mt-4"
          action={
            <Button variant="text" size="small" onClick={onShowChoices}>
              {t(ordersMessages.seeChoices)}
            </Button>
          }
        >
          <span>{rich(ordersMessages.waitingUntil, { time: moment(track.cancels_at) })}</span>
        </Alert>
      )}
      {delay && (
        <Alert tone="warning" className="mt-4">
          <span>{delay}</span>
        </Alert>
      )}
      {handOver && (
        <HandOverCode
          className="mt-4"
          {...handOver}
          note={
            handOver.place === "counter" ? (
              <bdi dir="ltr" translate="no">
                {order.order_code}
              </bdi>
            ) : undefined
          }
        />
      )}
      <OrderOutcome
        className="mt-4"
        store={vendor.name}
        cancellation={outcome === "canceled" ? order.cancellation : null}
        refunds={isEnded ? order.refunds : undefined}
      />
      <OrderTracker
        steps={track.steps}
        orderType={order_type}
        eta={atCounter ? null : track.eta}
        className="mt-5 desktop:mt-6"
      />
      <Announcement
        state={[now?.step ?? track.order_status, stepText, delay, handOver?.code].join()}
        text={news.filter(Boolean).join(". ")}
      />
    </section>
  );
}
