import { type Home, home, vendors } from "@talabee/contract";
import { selectUser } from "@talabee/domain";
import { HomeScreen } from "@talabee/ui/screens/home-screen";
import { useSelector } from "react-redux";
import { useSearchParams } from "react-router-dom";
import { PageTitle } from "../app/page-title.js";
import { paths } from "../app/paths.js";
import { usePanelQuery } from "../data/use-panel-query.js";

/** Coupons and orders to repeat have no rail of their own yet. */
function isDrawn<Rail extends Home["rails"][number]>(
  rail: Rail,
): rail is Exclude<Rail, { kind: "coupons" | "order_again" }> {
  return rail.kind !== "coupons" && rail.kind !== "order_again";
}

const hrefs = { store: paths.store, category: paths.category, product: paths.product };

export default function HomeRoute() {
  const [search] = useSearchParams();
  const categoryId = search.get("category");
  const rails = usePanelQuery(home);
  const stores = usePanelQuery(vendors, {
    query: { category_id: categoryId ?? undefined, per_page: 50 },
    enabled: categoryId !== null,
  });
  const user = useSelector(selectUser);

  return (
    <>
      <PageTitle />
      <HomeScreen
        status={rails.status}
        home={rails.data && { rails: rails.data.rails.filter(isDrawn) }}
        hrefs={hrefs}
        onRetry={rails.retry}
        customerName={user?.first_name}
        category={
          categoryId === null
            ? undefined
            : {
                id: categoryId,
                status: stores.status,
                stores: stores.data?.items ?? [],
                allHref: paths.home,
                onRetry: stores.retry,
              }
        }
      />
    </>
  );
}
