import { usePageHead } from "@talabee/ui/app";
import { StoreCategoryScreen } from "@talabee/ui/screens/store-category-screen";
import { useParams, useSearchParams } from "react-router";
import { problemScreen } from "../shell/index.js";
import { listStart, paths, storeCategoryRead, usePagedQuery, useStore } from "../platform/index.js";
import { useMenu } from "../features/cart/index.js";

/** One category of a store; a category of another store is not found (REQ-CATALOG-30). */
export default function StoreCategoryRoute() {
  const { storeId = "", catId = "" } = useParams();
  const start = listStart(useSearchParams()[0]);
  const store = useStore(storeId);
  const products = usePagedQuery(...storeCategoryRead(storeId, catId, start.cursor));
  const category = products.pages[0]?.category;
  const menu = useMenu();
  usePageHead(
    store.data && category && { kind: "section", store: store.data, section: category },
    products.status,
  );

  const problem = problemScreen(products.error, category, start.cursor);
  if (problem !== null) return problem;
  return (
    <StoreCategoryScreen
      {...menu}
      status={products.status}
      store={store.data}
      category={category}
      products={products.items}
      onLoadMore={products.loadMore}
      moreHref={start.hrefAt(products.pages.at(-1)?.products.next_cursor)}
      loadingMore={products.isLoadingMore}
      storeHref={paths.store(storeId)}
      categoryHref={(id) => paths.storeCategory(storeId, id)}
      onRetry={products.retry}
    />
  );
}
