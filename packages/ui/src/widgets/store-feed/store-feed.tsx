"use client";
import { useCallback, type ComponentProps } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import { catalogueMessages, useMessages } from "../../locale/index.js";
import { LoadMoreList } from "../../primitives/load-more-list/index.js";
import { SkeletonGroup } from "../../primitives/skeleton/index.js";
import { favouriteProps, type CardFavourites } from "../favourite-button/index.js";
import { StoreCard, StoreCardSkeleton, type StoreCardData } from "../store-card/index.js";

export interface StoreFeedProps extends Omit<ComponentProps<"div">, "children"> {
  /** Stores loaded so far. */
  stores: readonly StoreCardData[];
  storeHref: (storeId: string) => string;
  /** Status of the last requested page. */
  status: AsyncStatus;
  /** Requests the next page, or the same one after a failure. Undefined on the last page. */
  onLoadMore?: (() => void) | undefined;
  /** Favourite stores; without it, cards have no heart. */
  favourites?: CardFavourites | undefined;
}

/**
 * Stores below each other, without an end as long as there are more: three pages load by themselves, then a button does, so that
 * what follows the feed can be reached.
 */
export function StoreFeed({ stores, storeHref, status, onLoadMore, favourites, ...rest }: StoreFeedProps) {
  const { t } = useMessages();
  const card = useCallback(
    (store: StoreCardData) => (
      <StoreCard
        store={store}
        href={storeHref(store.id)}
        layout="grid"
        favourite={favouriteProps(favourites, store.id)}
      />
    ),
    [storeHref, favourites],
  );
  return (
    <LoadMoreList
      data-slot="store-feed"
      {...rest}
      label={t(catalogueMessages.everyPlace)}
      items={stores}
      getKey={(store) => store.id}
      status={status}
      onLoadMore={onLoadMore}
      columns={4}
      gap="large"
      itemHeight={300}
      endText={null}
      skeleton={
        <SkeletonGroup className="grid gap-6 tablet:grid-cols-2 desktop:grid-cols-4 desktop:gap-x-5 desktop:gap-y-7">
          {[0, 1, 2, 3].map((i) => (
            <StoreCardSkeleton key={i} layout="grid" />
          ))}
        </SkeletonGroup>
      }
    >
      {card}
    </LoadMoreList>
  );
}
