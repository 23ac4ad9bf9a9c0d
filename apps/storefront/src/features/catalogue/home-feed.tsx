import { vendors } from "@talabee/contract";
import { StoreFeed } from "@talabee/ui/widgets/store-feed";
import { FULFILMENT_PARAMS, paths, useFulfilment, usePagedQuery } from "../../platform/index.js";
import { useFavourites } from "../favourites/index.js";

/** Complete rows on every width. */
const PER_PAGE = 12;

/** All stores for where and when, open and well rated ones first: the end of home. */
export default function HomeFeed() {
  const { query } = useFulfilment();
  const stores = usePagedQuery(vendors, {
    query: { ...query, sort: "rating", per_page: PER_PAGE },
    enabled: query !== undefined,
    filterParams: FULFILMENT_PARAMS,
  });
  const favourites = useFavourites();
  return (
    <StoreFeed
      stores={stores.items}
      storeHref={paths.store}
      status={stores.isLoadingMore ? "loading" : stores.status}
      onLoadMore={stores.status === "failed" ? stores.retry : stores.loadMore}
      favourites={favourites.stores}
    />
  );
}
