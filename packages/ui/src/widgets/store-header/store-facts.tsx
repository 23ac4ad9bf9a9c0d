"use client";
import { lazy, Suspense, type ReactNode } from "react";
import { useFormat, useMessages, useMoment, catalogueMessages, commonMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import { hiddenUntilOwnClass } from "../../lib/hidden-until-own.js";
import { persistently } from "../../lib/next-chance.js";
import { isDineInOnly } from "../store-card/index.js";
import type { StoreHeaderData } from "./store-header-data.js";

export const factsClass =
  "grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.25rem),1fr))] gap-y-3 border-y border-border py-3.5 large:auto-cols-max large:grid-flow-col large:grid-cols-none large:border-0 large:p-0";

export const factClass =
  "min-w-0 border-s border-border px-3 first:border-0 first:ps-0 last:pe-0 compact:px-3.5 large:px-5 large:first:ps-5";

function Fact({ value, label }: { value: ReactNode; label: string }) {
  return (
    <div className={cx(factClass, "flex flex-col-reverse justify-end")}>
      <dt className="text-caption text-muted">{label}</dt>
      <dd className="text-small font-semibold compact:text-body">{value}</dd>
    </div>
  );
}

// Few customers meet a store that does not deliver to them.
const NoDelivery = lazy(() =>
  persistently(async () => ({ default: (await import("./no-delivery.js")).NoDelivery })),
);

/** Delivery time, fee and minimum order of a store; or that it does not deliver to the customer's place. */
export function StoreFacts({
  store,
  onChangePlace,
}: {
  store: StoreHeaderData;
  onChangePlace?: (() => void) | undefined;
}) {
  const { t } = useMessages();
  const { minutes, money } = useFormat();
  const moment = useMoment();
  // For a closed dine-in store only the opening time matters, which the notice below shows.
  if (isDineInOnly(store) && !store.is_open) return null;
  if (store.delivers_here === false)
    return (
      <Suspense
        fallback={
          <div className={factsClass}>
            \u00a0
            <br />
            \u00a0
          </div>
        }
      >
        <NoDelivery onChangePlace={onChangePlace} />
      </Suspense>
    );
  return (
    <dl data-slot="store-facts" className={factsClass}>
      {isDineInOnly(store) ? (
        <Fact
          value={
            store.closes_at
              ? t(catalogueMessages.until, { time: moment(store.closes_at) })
              : t(catalogueMessages.allDay)
          }
          label={t(catalogueMessages.openToday)}
        />
      ) : (
        <>
          <Fact
            value={<bdi>{minutes([store.delivery_time.min, store.delivery_time.max])}</bdi>}
            label={t(catalogueMessages.deliveryTime)}
          />
          <Fact
            value={
              <span className={hiddenUntilOwnClass}>
                {store.delivery_fee === 0 ? (
                  t(commonMessages.free)
                ) : (
                  <bdi translate="no">{money(store.delivery_fee, "whenNeeded")}</bdi>
                )}
              </span>
            }
            label={t(catalogueMessages.deliveryFee)}
          />
          <Fact
            value={
              store.min_order === 0 ? (
                t(catalogueMessages.none)
              ) : (
                <bdi translate="no">{money(store.min_order, "whenNeeded")}</bdi>
              )
            }
            label={t(catalogueMessages.minimumOrder)}
          />
        </>
      )}
    </dl>
  );
}
