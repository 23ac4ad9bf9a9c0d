import { categories as categoriesCall } from "@talabee/contract";
import { searchRank } from "@talabee/domain";
import { useMessages, catalogueMessages } from "@talabee/ui/locale";
import { CategoriesScreen } from "@talabee/ui/screens/categories-screen";
import { PageTitle } from "../shell/index.js";
import { paths, useApiQuery } from "../platform/index.js";

/** Every category of stores on one page. */
export default function CategoriesRoute() {
  const { t } = useMessages();
  const categories = useApiQuery(categoriesCall);
  return (
    <>
      <PageTitle of={t(catalogueMessages.categories)} />
      <CategoriesScreen
        status={categories.status}
        categories={categories.data?.items ?? []}
        categoryHref={paths.searchCategory}
        backHref={paths.home}
        browseHref={paths.home}
        matches={(name, typed) => searchRank(name, typed) > 0}
        searchHref={paths.search}
        onRetry={categories.retry}
      />
    </>
  );
}
