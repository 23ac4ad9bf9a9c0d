"use client";
import { SlidersHorizontal } from "../../primitives/icon/icon-nodes.js";
import { useState, type ComponentProps, type ReactNode } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import { useMessages, catalogueMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { EmptyPlate } from "../../primitives/empty-plate/index.js";
import { EmptyState } from "../../primitives/empty-state/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { Chip } from "../../primitives/chip/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { SearchField } from "../../primitives/search-field/index.js";
import { Sheet } from "../../primitives/sheet/index.js";
import { SkeletonGroup } from "../../primitives/skeleton/index.js";
import { cx } from "../../lib/cx.js";
import { VirtualizedItems } from "../../lib/virtualized-group/index.js";
import { favouriteProps, type CardFavourites } from "../../widgets/favourite-button/index.js";
import { ScreenHead } from "../../widgets/screen-head/index.js";
import { SortMenu } from "../../widgets/sort-menu/index.js";
import {
  filterCount,
  StoreFilters,
  useStoreSorts,
  type StoreFilterValues,
  type StoreSort,
} from "../../widgets/store-filters/index.js";
import { StoreCard, StoreCardSkeleton, type StoreCardData } from "../../widgets/store-card/index.js";
import { ListEnd } from "../../widgets/list-end/index.js";

export interface StoreListFilters {
  value: StoreFilterValues;
  onValueChange: (value: StoreFilterValues) => void;
  sort: StoreSort;
  onSortChange: (sort: StoreSort) => void;
  /** Available cuisines. */
  cuisines?: readonly string[] | undefined;
  /** Set when the cuisines did not load. */
  onRetryCuisines?: (() => void) | undefined;
}

/** Filters on phones: a chip that opens a sheet, and a chip for the most used filter. The sheet's filters apply on its button. */
function FilterBar({ filters }: { filters: StoreListFilters }) {
  const { t } = useMessages();
  const sorts = useStoreSorts();
  const [draft, setDraft] = useState<{ value: StoreFilterValues; sort: StoreSort }>();
  const { value, onValueChange, sort, onSortChange, cuisines, onRetryCuisines } = filters;
  const count = filterCount(value);
  const apply = (next: { value: StoreFilterValues; sort: StoreSort }) => {
    setDraft(undefined);
    onValueChange(next.value);
    if (next.sort !== sort) onSortChange(next.sort);
  };
  return (
    <>
      <div
        data-slot="filter-bar"
        className="-mx-gutter mb-3 flex no-scrollbar gap-2 overflow-x-auto px-gutter py-1 desktop:mx-0 desktop:mb-5 desktop:justify-end desktop:px-0"
      >
        <Chip
          aria-haspopup="dialog"
          selected={count > 0}
          icon={<Icon of={SlidersHorizontal} size="small" />}
          end={count > 0 ? <span>{count}</span> : undefined}
          onClick={() => setDraft({ value, sort })}
          className="large:hidden"
        >
          {t(catalogueMessages.filter)}
        </Chip>
        <Chip
          selected={value.open_now ?? false}
          onClick={() => onValueChange({ ...value, open_now: value.open_now ? undefined : true })}
          className="large:hidden"
        >
          {t(catalogueMessages.openNow)}
        </Chip>
        <SortMenu
          options={sorts}
          value={sort}
          onValueChange={onSortChange}
          className="max-w-none flex-none"
        />
      </div>
      <Sheet
        open={draft !== undefined}
        onOpenChange={(open) => !open && setDraft(undefined)}
        title={t(catalogueMessages.filter)}
        footer={
          <div className="flex gap-3">
            <Button
              variant="outline"
              onClick={() => apply({ value: {}, sort: "recommended" })}
              className="flex-none"
            >
              {t(catalogueMessages.resetFilters)}
            </Button>
            <Button wide onClick={() => draft && apply(draft)}>
              {t(catalogueMessages.showResults)}
            </Button>
          </div>
        }
      >
        {draft && (
          <StoreFilters
            value={draft.value}
            onValueChange={(next) => setDraft({ ...draft, value: next })}
            cuisines={cuisines}
            onRetryCuisines={onRetryCuisines}
            sort={{ value: draft.sort, onValueChange: (next) => setDraft({ ...draft, sort: next }) }}
          />
        )}
      </Sheet>
    </>
  );
}

export interface StoreListScreenProps extends Omit<ComponentProps<"div">, "children" | "title"> {
  status: AsyncStatus;
  /** Title: the category or the query the stores have in common. */
  title: ReactNode;
  /** Parent page. Without it the list is the app's first page, and keeps the frame's header on phones. */
  backHref?: string | undefined;
  stores: readonly StoreCardData[];
  storeHref: (storeId: string) => string;
  /** Retries loading the list or its next page. */
  onRetry: () => void;
  /** Whether there is a next page. */
  onLoadMore?: (() => void) | undefined;
  /** Address of the next page, for browsers without scripts. */
  moreHref?: string | undefined;
  loadingMore?: boolean | undefined;
  /** Link of the empty state. */
  browseHref: string;
  /** Filters the list by a query; `loading` while the response is pending. Without it there is no field. */
  search?:
    | { value: string; onValueChange: (value: string) => void; loading?: boolean | undefined }
    | undefined;
  /** Filters and sort order; hidden without it. */
  filters?: StoreListFilters | undefined;
  /** Favourite stores; without it, cards have no heart. */
  favourites?: CardFavourites | undefined;
}

/** Stores that the first screen shows. */
const FIRST_STORES = 6;
const GROUP_SIZE = 24;
/** A group that is not mounted yet has its own rows. */
const groupPlaceholder =
  "col-span-full grid grid-cols-[inherit] gap-[inherit] min-h-[calc(var(--items)*20rem)] tablet:min-h-[calc(var(--pairs)*20rem)] desktop:min-h-[calc(var(--items)/3*18rem)]";

const wholeWidth =
  "grid grid-cols-1 gap-6 tablet:grid-cols-2 desktop:grid-cols-3 desktop:gap-x-5 desktop:gap-y-7 large:grid-cols-4";
const besideFilters =
  "grid grid-cols-1 gap-6 tablet:grid-cols-2 desktop:grid-cols-3 desktop:gap-x-5 desktop:gap-y-7";

/** The stores of one category (REQ-ROUTE-24). */
export function StoreListScreen({
  status,
  title,
  backHref,
  stores,
  storeHref,
  onRetry,
  onLoadMore,
  moreHref,
  loadingMore = false,
  browseHref,
  search,
  filters,
  favourites,
  className,
  ...rest
}: StoreListScreenProps) {
  const { t } = useMessages();
  const grid = filters ? besideFilters : wholeWidth;
  const narrowed = (filters !== undefined && filterCount(filters.value) > 0) || Boolean(search?.value.trim());
  const reset = () => {
    filters?.onValueChange({});
    search?.onValueChange("");
  };
  let body: ReactNode;
  if (status === "loading")
    body = (
      <SkeletonGroup className={grid}>
        {Array.from({ length: 8 }, (_, i) => (
          <StoreCardSkeleton key={i} layout="grid" />
        ))}
      </SkeletonGroup>
    );
  else if (status === "failed" && stores.length === 0)
    body = <ErrorState onRetry={onRetry} className="min-h-[50svh]" />;
  else if (stores.length === 0 && narrowed)
    body = (
      <EmptyState
        role="status"
        picture={<EmptyPlate />}
        title={t(catalogueMessages.nothingMatches)}
        action={
          <Button variant="outline" onClick={reset}>
            {t(catalogueMessages.resetFilters)}
          </Button>
        }
        className="min-h-[50svh]"
      />
    );
  else if (stores.length === 0)
    body = (
      <EmptyState
        picture={<EmptyPlate />}
        title={t(catalogueMessages.noCategoryData)}
        action={<Button href={browseHref}>{t(catalogueMessages.allCategories)}</Button>}
        className="min-h-[60svh]"
      />
    );
  else
    body = (
      <>
        <div className={grid}>
          <VirtualizedItems
            count={stores.length}
            firstSize={FIRST_STORES}
            groupSize={GROUP_SIZE}
            maxMounted={Infinity}
            initialCount={Infinity}
            groupClassName="contents"
            groupPlaceholderClassName={groupPlaceholder}
            itemPlaceholderClassName=""
            renderItem={(at) => {
              const store = stores[at]!;
              return (
                <StoreCard
                  key={store.id}
                  store={store}
                  href={storeHref(store.id)}
                  layout="grid"
                  level={2}
                  eager={at === 0}
                  favourite={favouriteProps(favourites, store.id)}
                />
              );
            }}
          />
        </div>
        <ListEnd
          status={loadingMore ? "loading" : status === "failed" ? "failed" : "ready"}
          onLoadMore={onLoadMore}
          moreHref={moreHref}
          onRetry={onRetry}
        />
      </>
    );
  return (
    <div
      data-slot="store-list-screen"
      {...rest}
      className={cx("page wrap-anywhere pb-8 desktop:pb-16", className)}
    >
      <ScreenHead backHref={backHref} title={title} />
      {search && (
        <SearchField
          label={t(catalogueMessages.findPlace)}
          placeholder={t(catalogueMessages.findPlace)}
          loading={search.loading}
          value={search.value}
          maxLength={80}
          onValueChange={search.onValueChange}
          className="mb-3 desktop:mb-6 desktop:max-w-120"
        />
      )}
      {filters ? (
        <div className="large:grid large:grid-cols-[13.75rem_minmax(0,1fr)] large:items-start large:gap-10">
          <aside
            aria-label={t(catalogueMessages.filter)}
            className="sticky top-26 hidden max-h-[calc(100dvh-8rem-var(--ui-floating))] overflow-y-auto p-1 large:block"
          >
            <StoreFilters
              value={filters.value}
              onValueChange={filters.onValueChange}
              cuisines={filters.cuisines}
              onRetryCuisines={filters.onRetryCuisines}
            />
          </aside>
          <div className="min-w-0">
            <FilterBar filters={filters} />
            {body}
          </div>
        </div>
      ) : (
        body
      )}
    </div>
  );
}
