import { selectUser } from "@talabee/domain";
import { usePageHead } from "@talabee/ui/app";
import { type HomeHrefs, type HomeRailData, HomeScreen } from "@talabee/ui/screens/home-screen";
import { useSelector } from "react-redux";
import { useCartActions } from "../features/cart/index.js";
import { HomeFeed } from "../features/catalogue/index.js";
import { homeRead, paths, useApiQuery, useFulfilment } from "../platform/index.js";
import { useFavourites } from "../features/favourites/index.js";

/** The page with all of a rail; undefined where there is none. */
const allHrefs: Record<HomeRailData["kind"], string | undefined> = {
  banners: undefined,
  categories: paths.categories,
  stores: paths.searchCategory(paths.everyCategory),
  products: undefined,
  coupons: paths.vendorCoupons,
  collections: undefined,
  order_again: paths.orders,
};
const hrefs: HomeHrefs = {
  store: paths.store,
  category: paths.searchCategory,
  collection: paths.collection,
  product: paths.product,
  coupon: ({ vendor }) => (vendor === null ? paths.vendorCoupons : paths.store(vendor.id)),
  order: paths.order,
  all: (kind) => allHrefs[kind],
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
