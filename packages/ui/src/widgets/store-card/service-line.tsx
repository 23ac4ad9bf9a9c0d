"use client";
import { cx } from "../../lib/cx.js";
import { hiddenUntilOwnClass } from "../../lib/hidden-until-own.js";
import { useFormat, useMessages, catalogueMessages } from "../../locale/index.js";
import { OpeningText } from "./opening-text.js";
import { type StoreCardData, isDineInOnly } from "./store-card-data.js";

/** Delivery time and fee of a store, or why it cannot deliver now. */
export function ServiceLine({ store }: { store: StoreCardData }) {
  const { t, rich } = useMessages();
  const { minutes, money } = useFormat();
  const warningClass = "truncate text-small font-medium text-warning-text";
  if (!store.is_open)
    return (
      <p className={warningClass}>
        <OpeningText at={store.opens_at} form="closed" />
      </p>
    );
  if (isDineInOnly(store)) return <p className={warningClass}>{t(catalogueMessages.noDelivery)}</p>;
  return (
    <p className="truncate text-small text-muted">
      <bdi>{minutes([store.delivery_time.min, store.delivery_time.max])}</bdi>
      <span className={cx("dotted", hiddenUntilOwnClass)}>
        {store.delivery_fee === 0
          ? t(catalogueMessages.freeDelivery)
          : rich(catalogueMessages.feeDelivery, { fee: money(store.delivery_fee, "whenNeeded") })}
      </span>
    </p>
  );
}
