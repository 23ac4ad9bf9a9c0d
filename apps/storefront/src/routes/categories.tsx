import { searchRank } from "@talabee/domain";
import { usePageHead } from "@talabee/ui/app";
import { catalogueMessages } from "@talabee/ui/locale";
import { CategoriesScreen } from "@talabee/ui/screens/categories-screen";
import { categoriesRead, paths, useApiQuery } from "../platform/index.js";

/** Every category of stores on one page. */
export default function CategoriesRoute() {
  const categories = useApiQuery(...categoriesRead());
  usePageHead({ kind: "categories", name: catalogueMessages.categories });

  return (
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
  );
}
