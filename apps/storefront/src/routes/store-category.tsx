import { store as storeCall } from "@talabee/contract";
import { StoreCategoryScreen } from "@talabee/ui/screens/store-category-screen";
import { useParams } from "react-router-dom";
import { PageTitle } from "../app/page-title.js";
import { paths } from "../app/paths.js";
import { problemScreen } from "../app/problem-screen.js";
import { useMenu } from "../app/use-menu.js";
import { usePanelQuery } from "../data/use-panel-query.js";
import { useStoreCategory } from "../data/use-store-category.js";

/** One category of a store; a category of another store is not found (B27). */
export default function StoreCategoryRoute() {
  const { storeId = "", catId = "" } = useParams();
  const store = usePanelQuery(storeCall, { params: { id: storeId } });
  const category = useStoreCategory(storeId, catId);
  const menu = useMenu();

  const problem = problemScreen(category.error, category.category);
  if (problem !== null) return problem;
  return (
    <>
      <PageTitle of={category.category?.name} status={category.status} />
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
    </>
  );
}
