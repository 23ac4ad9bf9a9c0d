"use client";
import { TicketPercent, Utensils } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps, ReactNode } from "react";
import { useFormat, useMessages, catalogueMessages } from "../../locale/index.js";
import { Alert } from "../../primitives/alert/index.js";
import { cx } from "../../lib/cx.js";
import { isDineInOnly, useOpeningText } from "../store-card/index.js";
import type { StoreHeaderData } from "./store-header-data.js";

/** Notice before ordering: closed, dine-in only, or the current offer. */
export function StoreNotice({
  store,
  className,
  ...rest
}: Omit<ComponentProps<"div">, "children" | "title"> & { store: StoreHeaderData }) {
  const { t, rich } = useMessages();
  const { money, percent } = useFormat();
  const opening = useOpeningText();
  if (!store.is_open || store.preorder_from !== null)
    return (
      <Alert
        tone="warning"
        title={store.is_open ? t(catalogueMessages.noOrdersForNow) : opening(store.opens_at, "closed")}
        data-slot="store-notice"
        {...rest}
        className={className}
      >
        {t(store.preorder_from === null ? catalogueMessages.closedText : catalogueMessages.preorderText)}
      </Alert>
    );
  if (isDineInOnly(store))
    return (
      <Alert
        tone="warning"
        icon={Utensils}
        title={t(catalogueMessages.dineInOnly)}
        data-slot="store-notice"
        {...rest}
        className={className}
      >
        {t(catalogueMessages.dineInOnlyMessage)}
      </Alert>
    );
  const lines: ReactNode[] = [];
  if (store.offer?.kind === "percent")
    lines.push(rich(catalogueMessages.offerPercent, { percent: percent(store.offer.percent) }));
  if (store.free_delivery_over !== null && store.delivery_fee > 0)
    lines.push(
      rich(catalogueMessages.freeDeliveryOver, { amount: money(store.free_delivery_over, "whenNeeded") }),
    );
  else if (store.offer?.kind === "free_delivery" || store.delivery_fee === 0)
    lines.push(t(catalogueMessages.freeDelivery));
  if (lines.length === 0) return null;
  return (
    <Alert
      tone="accent"
      icon={TicketPercent}
      data-slot="store-notice"
      {...rest}
      className={cx("font-medium", className)}
    >
      <p className="flex flex-col desktop:flex-row">
        {lines.map((line, i) => (
          <span key={i} className={i > 0 ? "desktop:dotted" : undefined}>
            {line}
          </span>
        ))}
      </p>
    </Alert>
  );
}
