"use client";
import { cva } from "class-variance-authority";
import { Bike, Check, CookingPot, PackageCheck, Store, X } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps, CSSProperties } from "react";
import { useMessages, useMoment, ordersMessages, type MessageDescriptor } from "../../locale/index.js";
import { Icon, type IconDrawing } from "../../primitives/icon/index.js";
import { cx } from "../../lib/cx.js";
import type { OrderTypeKind } from "../order-type-switch/index.js";

export const trackSteps = [
  "placed",
  "accepted",
  "preparing",
  "delivering",
  "ready",
  "delivered",
  "canceled",
] as const;
export type TrackStepKind = (typeof trackSteps)[number];

/** One step of the order timeline. */
export interface TrackStepData {
  step: TrackStepKind;
  state: "done" | "now" | "next";
  /** When it happened; null while it has not. */
  at: string | null;
}

/** The step of an order now, else the last one done. */
export function currentStep(steps: readonly TrackStepData[]): TrackStepData | undefined {
  return steps.findLast(({ state }) => state === "now") ?? steps.findLast(({ state }) => state === "done");
}

/** Estimated time of arrival, or of being ready. */
export interface EtaData {
  from: string;
  to: string;
  latest_by: string;
}

/** Midpoint of the ETA range, as shown to the customer. */
export function etaMidpoint(eta: Pick<EtaData, "from" | "to">): Date {
  return new Date((Date.parse(eta.from) + Date.parse(eta.to)) / 2);
}

const icons: Record<TrackStepKind, IconDrawing> = {
  placed: Store,
  accepted: Check,
  preparing: CookingPot,
  delivering: Bike,
  ready: PackageCheck,
  delivered: Check,
  canceled: X,
};

const messages = {
  placed: ordersMessages.stepPlaced,
  accepted: ordersMessages.stepAccepted,
  preparing: ordersMessages.stepPreparing,
  delivering: ordersMessages.stepDelivering,
  ready: ordersMessages.stepReady,
  delivered: ordersMessages.stepDelivered,
  canceled: ordersMessages.stepCanceled,
} as const satisfies Record<TrackStepKind, MessageDescriptor>;

const stateMessages = {
  done: ordersMessages.done,
  now: ordersMessages.now,
  next: ordersMessages.next,
} as const;

const messagesByType = {
  delivery: messages,
  pickup: { ...messages, delivered: ordersMessages.stepCollected },
  dine_in: { ...messages, ready: ordersMessages.stepReadyToServe, delivered: ordersMessages.stepServed },
} as const satisfies Record<OrderTypeKind, Record<TrackStepKind, MessageDescriptor>>;

/** Name of a step for the type of order: pickup and dine-in have no delivery. */
export function useStepLabel(): (step: TrackStepKind, type: OrderTypeKind) => string {
  const { t } = useMessages();
  return (step, type) => t(messagesByType[type][step]);
}

const nodeClass = cva(
  "z-1 grid size-7 place-items-center rounded-[50%] border-2 transition-[background-color,border-color,box-shadow] duration-drawer",
  {
    variants: {
      state: {
        done: "border-ink bg-ink text-on-ink",
        now: "border-success bg-success text-on-solid shadow-[0_0_0_6px_color-mix(in_srgb,var(--ui-success)_18%,transparent)]",
        next: "border-border bg-bg text-transparent",
        canceled: "border-danger bg-danger text-on-solid",
      },
    },
  },
);
const labelClass = cva("min-w-0 leading-[1.75rem]", {
  variants: {
    state: { done: "font-medium", now: "font-semibold", next: "font-medium text-muted" },
    canceled: { true: "text-danger-text" },
  },
});

const timeClass = cva("text-small leading-[1.75rem]", {
  variants: { state: { done: "text-muted", now: "font-semibold", next: "text-muted" } },
});

export interface OrderTrackerProps extends Omit<ComponentProps<"ol">, "children"> {
  steps: readonly TrackStepData[];
  orderType?: OrderTypeKind | undefined;
  /** Shown at the last, upcoming step. */
  eta?: EtaData | null | undefined;
}

/**
 * Order timeline: completed, current and upcoming steps with times. The lines after completed steps draw in, one after
 * the other (REQ-ORDER-44).
 */
export function OrderTracker({ steps, orderType = "delivery", eta, className, ...rest }: OrderTrackerProps) {
  const { t, rich } = useMessages();
  const moment = useMoment();
  const labelOf = useStepLabel();
  return (
    <ol
      data-slot="order-tracker"
      aria-label={t(ordersMessages.timeline)}
      {...rest}
      className={cx("grid", className)}
    >
      {steps.map(({ step, state, at }, i) => {
        const canceled = step === "canceled";
        const last = i === steps.length - 1;
        // An ended order shows its last step as done, canceled or not.
        const ended = last && state !== "next" && (step === "delivered" || canceled);
        return (
          <li
            key={step}
            data-slot="order-step"
            data-state={state}
            aria-current={state === "now" ? "step" : undefined}
            style={{ "--step": i } as CSSProperties}
            className={cx(
              "relative grid grid-cols-[28px_minmax(0,1fr)] gap-3.5",
              !last &&
                "pb-5 after:absolute after:start-[13px] after:top-7 after:bottom-0 after:w-0.5 after:bg-border",
              !last && state === "done" && "after:drawn-line",
            )}
          >
            <span aria-hidden className={nodeClass({ state: canceled ? "canceled" : state })}>
              <Icon
                of={canceled ? X : state === "now" && !ended ? icons[step] : Check}
                flip={step === "delivering" && state === "now"}
                strokeWidth={2.4}
                className="size-[15px]!"
              />
            </span>
            <span className="flex min-w-0 flex-wrap justify-between gap-x-3.5">
              <span className={labelClass({ state, canceled })}>
                <span className="sr-only">{t(stateMessages[ended ? "done" : state])} </span>
                {labelOf(step, orderType)}
              </span>
              <span className={timeClass({ state })}>
                {at ? (
                  <time dateTime={at}>
                    <bdi>{moment(at)}</bdi>
                  </time>
                ) : (
                  last && eta && rich(ordersMessages.about, { time: moment(etaMidpoint(eta)) })
                )}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
