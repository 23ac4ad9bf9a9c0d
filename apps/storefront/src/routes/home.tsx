import { selectUser } from "@talabee/domain";
import { usePageHead } from "@talabee/ui/app";
import { type HomeHrefs, HomeScreen } from "@talabee/ui/screens/home-screen";
import { useSelector } from "react-redux";
import { useCartActions } from "../features/cart/index.js";
import { HomeFeed } from "../features/catalogue/index.js";
import { homeRead, paths, useApiQuery, useFulfilment } from "../platform/index.js";
import { useFavourites } from "../features/favourites/index.js";

const hrefs: HomeHrefs = {
  store: paths.store,
  category: paths.searchCategory,
  collection: paths.collection,
  product: paths.product,
  coupon: ({ vendor }) => (vendor === null ? paths.vendorCoupons : paths.store(vendor.id)),
  order: paths.order,
  allStores: paths.searchCategory(paths.everyCategory),
  allCategories: paths.categories,
};

/** Home (REQ-ROUTE-05). */
export default function HomeRoute() {
  const rails = useApiQuery(...homeRead(useFulfilment()));
  const user = useSelector(selectUser);
  const { reorder, reorderingId } = useCartActions();
  const reorderById = (id: string) => {
    const past = rails.data?.rails.find((rail) => rail.kind === "order_again");
    const order = past?.items.find((one) => one.id === id);
    if (order !== undefined) void reorder(order, true);
  };
  const favourites = useFavourites();
  usePageHead({ kind: "home" });

  return (
    <HomeScreen
      status={rails.status}
      home={rails.data}
      hrefs={hrefs}
      onRetry={rails.retry}
      customerName={user?.first_name}
      searchHref={paths.searchBox}
      favourites={favourites.stores}
      productFavourites={favourites.products}
      feed={<HomeFeed />}
      reorder={{ onReorder: reorderById, loadingId: reorderingId }}
    />
  );
}
