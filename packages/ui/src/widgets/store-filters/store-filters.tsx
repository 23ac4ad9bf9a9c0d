"use client";
import type { ComponentProps } from "react";
import { useFormat, useMessages, catalogueMessages } from "../../locale/index.js";
import { Checkbox } from "../../primitives/checkbox/index.js";
import { RadioGroup } from "../../primitives/radio-group/index.js";
import { RetryAlert } from "../../primitives/retry-alert/index.js";
import type { OrderTypeKind } from "../order-type-switch/index.js";

/** Filters of a store list, as the server's `vendors` takes them; omitted keys do not filter. */
export interface StoreFilterValues {
  order_type?: OrderTypeKind | undefined;
  open_now?: boolean | undefined;
  cuisine?: string | undefined;
  /** Only stores with free delivery on every order. */
  free_delivery?: boolean | undefined;
  /** Minimum rating, 0 to 5. */
  min_rating?: number | undefined;
}

/** Minimum rating of the "well rated" filter. */
export const wellRated = 4.5;

/** Number of active filters. */
export function filterCount(value: StoreFilterValues): number {
  const { order_type, open_now, cuisine, free_delivery, min_rating } = value;
  return [order_type, open_now, cuisine, free_delivery, min_rating].filter(Boolean).length;
}

export const storeSorts = ["recommended", "rating", "time", "fee", "min_order"] as const;
export type StoreSort = (typeof storeSorts)[number];

/** Returns the label of each sort order. */
export function useStoreSorts(): { value: StoreSort; label: string }[] {
  const { t } = useMessages();
  return [
    { value: "recommended", label: t(catalogueMessages.sortRecommended) },
    { value: "rating", label: t(catalogueMessages.sortRating) },
    { value: "time", label: t(catalogueMessages.sortTime) },
    { value: "fee", label: t(catalogueMessages.sortFee) },
    { value: "min_order", label: t(catalogueMessages.sortMinOrder) },
  ];
}

export interface StoreFiltersProps extends Omit<ComponentProps<"div">, "children" | "onChange"> {
  value: StoreFilterValues;
  onValueChange: (value: StoreFilterValues) => void;
  /** Cuisines to choose from; without any the filter is hidden. */
  cuisines?: readonly string[] | undefined;
  /** Set when the cuisines did not load: says so in their place, with a retry. */
  onRetryCuisines?: (() => void) | undefined;
  /** Sort order as part of the filters, where a separate menu does not fit. */
  sort?: { value: StoreSort; onValueChange: (value: StoreSort) => void } | undefined;
}

const any = "any";

/** Filters of a store list: next to it on desktop, in a sheet on phones. */
export function StoreFilters({
  value,
  onValueChange,
  cuisines = [],
  onRetryCuisines,
  sort,
  ...rest
}: StoreFiltersProps) {
  const { t } = useMessages();
  const { number } = useFormat();
  const sorts = useStoreSorts();
  return (
    <div data-slot="store-filters" {...rest}>
      <div className="grid gap-6">
        {sort && (
          <RadioGroup
            label={t(catalogueMessages.sort)}
            layout="plain"
            options={sorts}
            value={sort.value}
            onValueChange={sort.onValueChange}
          />
        )}
        <RadioGroup<OrderTypeKind | typeof any>
          label={t(catalogueMessages.orderType)}
          layout="plain"
          options={[
            { value: any, label: t(catalogueMessages.any) },
            { value: "delivery", label: t(catalogueMessages.delivery) },
            { value: "pickup", label: t(catalogueMessages.pickup) },
            { value: "dine_in", label: t(catalogueMessages.dineIn) },
          ]}
          value={value.order_type ?? any}
          onValueChange={(next) => onValueChange({ ...value, order_type: next === any ? undefined : next })}
        />
        <div className="grid gap-2">
          <Checkbox
            label={t(catalogueMessages.openNow)}
            checked={value.open_now ?? false}
            onCheckedChange={(checked) => onValueChange({ ...value, open_now: checked || undefined })}
          />
          <Checkbox
            label={t(catalogueMessages.freeDelivery)}
            checked={value.free_delivery ?? false}
            onCheckedChange={(checked) => onValueChange({ ...value, free_delivery: checked || undefined })}
          />
          <Checkbox
            label={t(catalogueMessages.ratedFrom, { rating: number(wellRated, 1) })}
            checked={(value.min_rating ?? 0) >= wellRated}
            onCheckedChange={(checked) =>
              onValueChange({ ...value, min_rating: checked ? wellRated : undefined })
            }
          />
        </div>
        {onRetryCuisines && (
          <RetryAlert onRetry={onRetryCuisines}>{t(catalogueMessages.cuisinesFailed)}</RetryAlert>
        )}
        {cuisines.length > 0 && (
          <RadioGroup
            label={t(catalogueMessages.cuisine)}
            layout="plain"
            options={[
              { value: "", label: t(catalogueMessages.any) },
              ...cuisines.map((cuisine) => ({ value: cuisine, label: <bdi>{cuisine}</bdi> })),
            ]}
            value={value.cuisine ?? ""}
            onValueChange={(next) => onValueChange({ ...value, cuisine: next || undefined })}
          />
        )}
      </div>
    </div>
  );
}
