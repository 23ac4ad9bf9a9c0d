import { categories as categoriesCall } from "@talabee/contract";
import { searchRank } from "@talabee/domain";
import { useText, catalogueWords } from "@talabee/ui/locale";
import { CategoriesScreen } from "@talabee/ui/screens/categories-screen";
import { PageTitle } from "../app/page-title.js";
import { paths } from "../app/paths.js";
import { usePanelQuery } from "../data/use-panel-query.js";

/** Every category of stores on one page. */
export default function CategoriesRoute() {
  const { t } = useText();
  const categories = usePanelQuery(categoriesCall);
  return (
    <>
      <PageTitle of={t(catalogueWords.categories)} />
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
