"use client";
import { cva } from "class-variance-authority";
import { ChevronRight } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps } from "react";
import { Anchor, ordersMessages, useMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import { useFloating } from "../../lib/use-floating.js";
import { Icon } from "../../primitives/icon/index.js";
import { StoreLogo } from "../../primitives/store-logo/index.js";
import type { StoreSummaryData } from "../cart-content/index.js";
import {
  currentStep,
  useOrderHeadline,
  useStepLabel,
  type HeadlineData,
  type TrackStepData,
} from "../order-tracker/index.js";

/** A running order, with the steps of its tracking once they are known. */
export interface RunningOrderData extends HeadlineData {
  vendor: StoreSummaryData;
  steps: readonly TrackStepData[];
}

export interface RunningOrderBarProps extends Omit<ComponentProps<"div">, "children"> {
  order: RunningOrderData;
  /** Link to its tracking. */
  href: string;
}

const stepClass = cva("h-1 flex-1 rounded-full transition-colors duration-drawer", {
  variants: { state: { done: "bg-ink", now: "bg-success", next: "bg-sunken" } },
});

/**
 * A running order on every page: when it arrives and what is done now, linked to its tracking. Above the tab bar on
 * phones; on desktop it floats at the end of the screen's bottom.
 */
export function RunningOrderBar({ order, href, className, ...rest }: RunningOrderBarProps) {
  const { t } = useMessages();
  useFloating();
  const headlineOf = useOrderHeadline();
  const stepLabel = useStepLabel();
  const { vendor, steps, order_type } = order;
  const now = currentStep(steps);
  return (
    <div
      data-slot="running-order-bar"
      data-keep-clear
      {...rest}
      className={cx(
        "animate-rise-in border-t border-border bg-bar desktop:fixed desktop:end-6 desktop:bottom-6 desktop:z-bar desktop:w-90 desktop:overflow-clip desktop:rounded-panel desktop:border desktop:shadow-float print:hidden",
        className,
      )}
    >
      <Anchor
        href={href}
        className="flex items-center gap-3 px-gutter py-2.5 transition-colors hover:bg-sunken active:bg-sunken desktop:px-4 desktop:py-3.5"
      >
        <StoreLogo name={vendor.name} source={vendor.logo} color={vendor.brand_color} size="small" />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{headlineOf(order).title}</span>
          <span className="block truncate text-small text-muted">
            {now && stepLabel(now.step, order_type)}
            <span className={cx(now && "dotted")}>
              <bdi>{vendor.name}</bdi>
            </span>
          </span>
          <span aria-hidden className="mt-1.5 flex gap-1">
            {steps.map(({ step, state }) => (
              <span key={step} className={stepClass({ state })} />
            ))}
          </span>
        </span>
        <span className="sr-only">{t(ordersMessages.track)}</span>
        <Icon of={ChevronRight} flip className="text-faint" />
      </Anchor>
    </div>
  );
}
