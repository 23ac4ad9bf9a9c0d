"use client";
import type { ComponentProps } from "react";
import { useFormat, useText, catalogueWords } from "../../locale/index.js";
import { Checkbox } from "../../primitives/checkbox/index.js";
import { RadioGroup } from "../../primitives/radio-group/index.js";
import type { OrderTypeKind } from "../order-type-switch/index.js";

/** How a list of stores is narrowed, as the panel's `vendors` takes it; what is left out narrows nothing. */
export interface StoreFilterValues {
  order_type?: OrderTypeKind | undefined;
  open_now?: boolean | undefined;
  cuisine?: string | undefined;
  /** Those that bring every order for nothing. */
  free_delivery?: boolean | undefined;
  /** The least rating, 0 to 5. */
  min_rating?: number | undefined;
}

/** The rating from which a place counts as well rated. */
export const wellRated = 4.5;

/** How many of them narrow the list. */
export function filterCount(value: StoreFilterValues): number {
  const { order_type, open_now, cuisine, free_delivery, min_rating } = value;
  return [order_type, open_now, cuisine, free_delivery, min_rating].filter(Boolean).length;
}

export const storeSorts = ["recommended", "rating", "time", "fee", "min_order"] as const;
export type StoreSort = (typeof storeSorts)[number];

/** What each order of stores is called. */
export function useStoreSorts(): { value: StoreSort; label: string }[] {
  const { t } = useText();
  return [
    { value: "recommended", label: t(catalogueWords.sortRecommended) },
    { value: "rating", label: t(catalogueWords.sortRating) },
    { value: "time", label: t(catalogueWords.sortTime) },
    { value: "fee", label: t(catalogueWords.sortFee) },
    { value: "min_order", label: t(catalogueWords.sortMinOrder) },
  ];
}

export interface StoreFiltersProps extends Omit<ComponentProps<"div">, "children" | "onChange"> {
  value: StoreFilterValues;
  onValueChange: (value: StoreFilterValues) => void;
  /** To choose from; without any the question is not asked. */
  cuisines?: readonly string[] | undefined;
  /** Order by, as one of the questions: where there is no room for a menu of its own. */
  sort?: { value: StoreSort; onValueChange: (value: StoreSort) => void } | undefined;
}

const any = "any";

/** How a list of stores is narrowed: beside it on a desktop, in a sheet on phones. */
export function StoreFilters({ value, onValueChange, cuisines = [], sort, ...rest }: StoreFiltersProps) {
  const { t } = useText();
  const { number } = useFormat();
  const sorts = useStoreSorts();
  return (
    <div data-slot="store-filters" {...rest}>
      <div className="grid gap-6">
        {sort && (
          <RadioGroup
            label={t(catalogueWords.sort)}
            layout="plain"
            options={sorts}
            value={sort.value}
            onValueChange={sort.onValueChange}
          />
        )}
        <RadioGroup<OrderTypeKind | typeof any>
          label={t(catalogueWords.orderType)}
          layout="plain"
          options={[
            { value: any, label: t(catalogueWords.any) },
            { value: "delivery", label: t(catalogueWords.delivery) },
            { value: "pickup", label: t(catalogueWords.pickup) },
            { value: "dine_in", label: t(catalogueWords.dineIn) },
          ]}
          value={value.order_type ?? any}
          onValueChange={(next) => onValueChange({ ...value, order_type: next === any ? undefined : next })}
        />
        <div className="grid gap-2">
          <Checkbox
            label={t(catalogueWords.openNow)}
            checked={value.open_now ?? false}
            onCheckedChange={(checked) => onValueChange({ ...value, open_now: checked || undefined })}
          />
          <Checkbox
            label={t(catalogueWords.freeDelivery)}
            checked={value.free_delivery ?? false}
            onCheckedChange={(checked) => onValueChange({ ...value, free_delivery: checked || undefined })}
          />
          <Checkbox
            label={t(catalogueWords.ratedFrom, { rating: number(wellRated, 1) })}
            checked={(value.min_rating ?? 0) >= wellRated}
            onCheckedChange={(checked) =>
              onValueChange({ ...value, min_rating: checked ? wellRated : undefined })
            }
          />
        </div>
        {cuisines.length > 0 && (
          <RadioGroup
            label={t(catalogueWords.cuisine)}
            layout="plain"
            options={[
              { value: "", label: t(catalogueWords.any) },
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
