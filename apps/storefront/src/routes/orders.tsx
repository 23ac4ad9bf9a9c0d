import { orders } from "@talabee/contract";
import { useText, shellWords } from "@talabee/ui/locale";
import { OrdersScreen } from "@talabee/ui/screens/orders-screen";
import { PageTitle } from "../app/page-title.js";
import { paths } from "../app/paths.js";
import { usePages } from "../data/use-pages.js";

export default function OrdersRoute() {
  const { t } = useText();
  return (
    <>
      <PageTitle of={t(shellWords.orders)} />
      <OrdersScreen
        current={usePages(orders, { query: { scope: "current" } })}
        past={usePages(orders, { query: { scope: "past" } })}
        orderHref={paths.order}
        trackHref={paths.trackOrder}
        browseHref={paths.home}
      />
    </>
  );
}
