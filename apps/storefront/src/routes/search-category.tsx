import { PanelError } from "@talabee/contract";
import { readLine } from "@talabee/domain";
import { ProblemPage, useDebouncedValue, usePageHead } from "@talabee/ui/app";
import { useMessages, catalogueMessages } from "@talabee/ui/locale";
import { StoreListScreen } from "@talabee/ui/screens/store-list-screen";
import { useParams } from "react-router";
import {
  categoriesRead,
  categoryOf,
  paths,
  storeListRead,
  useApiQuery,
  useCuisines,
  useFulfilment,
  usePagedQuery,
} from "../platform/index.js";
import { useFavourites } from "../features/favourites/index.js";
import { useStoreFilters } from "../features/catalogue/index.js";

/** Stores of a category, or of all under `all`; filters and sort are in the URL (REQ-ROUTE-24, REQ-CATALOG-29). */
export default function SearchCategoryRoute() {
  const { t } = useMessages();
  const { categoryId = "" } = useParams();
  const category_id = categoryOf(categoryId);
  const isAll = category_id === undefined;
  const [categoriesCall] = categoriesRead();
  const categories = useApiQuery(categoriesCall, { enabled: !isAll });
  const { value, sort, text, onTextChange, cursor, hrefAt, ...change } = useStoreFilters();
  const q = useDebouncedValue(readLine(text), 250);
  const read = storeListRead(category_id, useFulfilment(), { value, sort, cursor }, q);
  const stores = usePagedQuery(...read);
  const cuisines = useCuisines(category_id);
  const favourites = useFavourites();

  const category = categories.data?.items.find(({ id }) => id === categoryId);
  const title = isAll ? t(catalogueMessages.everyPlace) : category?.name;
  usePageHead(
    isAll
      ? { kind: "stores", name: catalogueMessages.everyPlace }
      : category && { kind: "category", category },
    categories.status,
  );

  const isUnknown = categories.data !== undefined && category === undefined;
  const isInvalid = read[1].query.cursor && stores.error instanceof PanelError && stores.error.status === 422;
  if (isUnknown || isInvalid) return <ProblemPage variant="not-found" homeHref={paths.home} />;
  return (
    <StoreListScreen
      status={stores.status}
      title={title ?? t(catalogueMessages.placesTitle)}
      backHref={paths.search()}
      stores={stores.items}
      storeHref={paths.store}
      onRetry={stores.retry}
      onLoadMore={stores.loadMore}
      moreHref={hrefAt(stores.pages.at(-1)?.next_cursor)}
      loadingMore={stores.isLoadingMore}
      browseHref={paths.categories}
      search={{ value: text, onValueChange: onTextChange, loading: stores.isOutdated }}
      favourites={favourites.stores}
      filters={{ value, sort, ...cuisines, ...change }}
    />
  );
}
