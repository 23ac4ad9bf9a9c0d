"use client";
import { useId, type ComponentProps, type ReactNode } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import { cx } from "../../lib/cx.js";
import { useFormat, useMessages, ordersMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { EmptyPlate } from "../../primitives/empty-plate/index.js";
import { EmptyState } from "../../primitives/empty-state/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { SectionHead } from "../../primitives/section-head/index.js";
import { SkeletonGroup } from "../../primitives/skeleton/index.js";
import { RetryAlert } from "../../primitives/retry-alert/index.js";
import {
  CurrentOrderCard,
  OrderCardSkeleton,
  PastOrderCard,
  type OrderCardData,
} from "../../widgets/order-card/index.js";
import { ListEnd } from "../../widgets/list-end/index.js";
import { AccountFrame } from "../account-frame/index.js";

/** One list of orders. */
export interface OrderListData {
  status: AsyncStatus;
  items: readonly OrderCardData[];
  onRetry: () => void;
  /** Whether there is a next page. */
  onLoadMore?: (() => void) | undefined;
  loadingMore?: boolean | undefined;
}

export interface OrdersScreenProps extends Omit<ComponentProps<"div">, "children"> {
  current: OrderListData;
  past: OrderListData;
  /** Link to an order's details. */
  orderHref: (orderId: string) => string;
  trackHref: (orderId: string) => string;
  /** Link of the empty state. */
  browseHref: string;
  /** Puts a past order into the cart again; `loadingId` is the order being added. */
  reorder?: { onReorder: (orderId: string) => void; loadingId: string | null } | undefined;
  /** `AccountNav`, beside the page on desktop. */
  nav?: ReactNode;
}

const grid = "grid grid-cols-1 gap-3 desktop:gap-4 large:grid-cols-2";

function Section({
  title,
  list,
  variant,
  nothing,
  hidden = false,
  children,
}: {
  title: string;
  list: OrderListData;
  variant: "current" | "past";
  nothing: string;
  hidden?: boolean;
  children: ReactNode;
}) {
  const { t } = useMessages();
  const { number } = useFormat();
  const id = useId();
  let body: ReactNode;
  if (list.status === "loading")
    body = (
      <SkeletonGroup className={grid}>
        {Array.from({ length: variant === "current" ? 1 : 4 }, (_, i) => (
          <OrderCardSkeleton key={i} variant={variant} />
        ))}
      </SkeletonGroup>
    );
  else if (list.status === "failed" && list.items.length === 0)
    body = <RetryAlert onRetry={list.onRetry}>{t(ordersMessages.listFailed)}</RetryAlert>;
  else if (list.items.length === 0) body = <p className="text-small text-muted">{nothing}</p>;
  else body = <div className={grid}>{children}</div>;
  return (
    <section
      aria-labelledby={id}
      data-slot={`orders-${variant}`}
      className={cx("mb-6.5", hidden && "invisible")}
    >
      <SectionHead
        title={title}
        titleId={id}
        end={
          variant === "current" &&
          list.items.length > 0 && (
            <span aria-hidden className="text-small text-muted">
              {number(list.items.length)}
            </span>
          )
        }
        className="mb-3"
      />
      {body}
      {list.items.length > 0 && (
        <ListEnd status={list.loadingMore ? "loading" : "ready"} onLoadMore={list.onLoadMore} />
      )}
    </section>
  );
}

/** Active orders, then past orders (REQ-ROUTE-15). */
export function OrdersScreen({
  current,
  past,
  orderHref,
  trackHref,
  browseHref,
  reorder,
  nav,
  ...rest
}: OrdersScreenProps) {
  const { t } = useMessages();
  const none =
    current.status === "ready" &&
    past.status === "ready" &&
    current.items.length === 0 &&
    past.items.length === 0;
  const failed = [current, past].every((list) => list.status === "failed" && list.items.length === 0);
  return (
    // Each list shows its own loading and error state.
    <AccountFrame
      data-slot="orders-screen"
      {...rest}
      status="ready"
      onRetry={past.onRetry}
      skeleton={null}
      title={t(ordersMessages.title)}
      nav={nav}
    >
      {failed ? (
        <ErrorState
          title={t(ordersMessages.listFailed)}
          onRetry={() => {
            current.onRetry();
            past.onRetry();
          }}
          className="min-h-[60svh]"
        />
      ) : none ? (
        <EmptyState
          className="min-h-[60svh]"
          picture={<EmptyPlate />}
          title={t(ordersMessages.noOrders)}
          text={t(ordersMessages.noOrdersText)}
          action={<Button href={browseHref}>{t(ordersMessages.browse)}</Button>}
        />
      ) : (
        <>
          <Section
            title={t(ordersMessages.current)}
            variant="current"
            list={current}
            nothing={t(ordersMessages.noCurrent)}
          >
            {current.items.map((order) => (
              <CurrentOrderCard
                key={order.id}
                order={order}
                href={orderHref(order.id)}
                trackHref={trackHref(order.id)}
              />
            ))}
          </Section>
          <Section
            title={t(ordersMessages.past)}
            variant="past"
            list={past}
            // The list above has another height once it is loaded.
            hidden={current.status === "loading"}
            nothing={t(ordersMessages.noPast)}
          >
            {past.items.map((order) => (
              <PastOrderCard
                key={order.id}
                order={order}
                href={orderHref(order.id)}
                onReorder={
                  order.can_reorder === false ? undefined : reorder && (() => reorder.onReorder(order.id))
                }
                loading={reorder?.loadingId === order.id}
              />
            ))}
          </Section>
        </>
      )}
    </AccountFrame>
  );
}
