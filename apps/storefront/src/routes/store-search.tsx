import { usePageHead } from "@talabee/ui/app";
import { StoreSearchScreen } from "@talabee/ui/screens/store-search-screen";
import { useParams } from "react-router";
import { problemScreen } from "../shell/index.js";
import { paths, useStore, useStoreMenu } from "../platform/index.js";
import { useMenu } from "../features/cart/index.js";
import { useMenuSearch } from "../features/search/index.js";

/** The search in a store's menu, shown while the store's URL has `?q=` (REQ-ROUTE-13). */
export default function StoreSearchRoute() {
  const { storeId = "" } = useParams();
  const store = useStore(storeId);
  const popular = useStoreMenu(storeId).products.filter(({ featured }) => featured);
  const menu = useMenu();
  const search = useMenuSearch(storeId);
  usePageHead(store.data && { kind: "store", store: store.data, products: [] }, store.status);

  return (
    problemScreen(store.error, store.data) ?? (
      <StoreSearchScreen
        {...menu}
        {...search}
        store={store.data}
        popular={popular}
        storeHref={paths.store(storeId)}
      />
    )
  );
}
