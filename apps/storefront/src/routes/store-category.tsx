import { store as storeCall } from "@talabee/contract";
import { usePageTitle } from "@talabee/ui/app";
import { StoreCategoryScreen } from "@talabee/ui/screens/store-category-screen";
import { useParams } from "react-router-dom";
import { problemScreen } from "../shell/index.js";
import { paths, useApiQuery } from "../platform/index.js";
import { useMenu } from "../features/cart/index.js";
import { useStoreCategory } from "../features/catalogue/index.js";

/** One category of a store; a category of another store is not found (REQ-CATALOG-30). */
export default function StoreCategoryRoute() {
  const { storeId = "", catId = "" } = useParams();
  const store = useApiQuery(storeCall, { params: { id: storeId } });
  const category = useStoreCategory(storeId, catId);
  const menu = useMenu();
  usePageTitle(category.category?.name, category.status);

  const problem = problemScreen(category.error, category.category);
  if (problem !== null) return problem;
  return (
    <StoreCategoryScreen
      {...menu}
      status={category.status}
      store={store.data}
      category={category.category}
      products={category.products}
      onLoadMore={category.loadMore}
      loadingMore={category.isLoadingMore}
      storeHref={paths.store(storeId)}
      categoryHref={(id) => paths.storeCategory(storeId, id)}
      onRetry={category.retry}
    />
  );
}
