import { favourites as favouritesCall, FAVOURITE_TYPES } from "@talabee/contract";
import { selectIsAuthenticated } from "@talabee/domain";
import { useHydrated, usePageTitle } from "@talabee/ui/app";
import { catalogueMessages } from "@talabee/ui/locale";
import { FavouritesScreen } from "@talabee/ui/screens/favourites-screen";
import { useState } from "react";
import { useSelector } from "react-redux";
import { useNavigate, useSearchParams } from "react-router";
import { paths, usePagedQuery } from "../platform/index.js";
import { useFavourites } from "../features/favourites/index.js";
import { useProductQuantities } from "../features/cart/index.js";

/** The list that opens first: stores, or products if only those are favourites. Stays when favourites change. */
function useFirstKind({ isLoaded, stores, products }: ReturnType<typeof useFavourites>) {
  const [kind, setKind] = useState<"store" | "product" | null>(null);
  if (kind === null && isLoaded)
    setKind(stores.ids.size === 0 && products.ids.size > 0 ? "product" : "store");
  return kind ?? "store";
}

/** The favourites (REQ-ROUTE-21). Removed ones stay listed until the customer leaves, so that they can be restored. */
export default function FavouriteRoute() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const isSessionKnown = useHydrated();
  const favourites = useFavourites();
  const firstKind = useFirstKind(favourites);
  const kind = FAVOURITE_TYPES.find((one) => one === search.get("type")) ?? firstKind;
  const { items, ...list } = usePagedQuery(favouritesCall, {
    query: { type: kind },
    enabled: isAuthenticated,
    scope: "favourite-list",
  });
  const saved = kind === "store" ? favourites.stores : favourites.products;
  usePageTitle(catalogueMessages.favourites);

  return (
    <FavouritesScreen
      status={isAuthenticated || !isSessionKnown ? list.status : "signed-out"}
      type={kind}
      onTypeChange={(next) => void navigate(paths.favouritesOf(next), { replace: true })}
      stores={items.flatMap((item) => (item.type === "store" ? [item.store] : []))}
      products={items.flatMap((item) => (item.type === "product" ? [item.product] : []))}
      storeHref={paths.store}
      productHref={paths.product}
      onToggle={(of, id, next) =>
        (of === "store" ? favourites.stores : favourites.products).onToggle(id, next)
      }
      saved={favourites.isLoaded ? saved.ids : undefined}
      onLoadMore={list.loadMore}
      loadingMore={list.isLoadingMore}
      onRetry={list.retry}
      browseHref={paths.home}
      signInHref={paths.authThen(paths.favourite)}
      {...useProductQuantities()}
    />
  );
}
