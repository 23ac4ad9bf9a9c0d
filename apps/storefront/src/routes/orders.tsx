import { useText, shellWords } from "@talabee/ui/locale";
import { OrdersScreen } from "@talabee/ui/screens/orders-screen";
import { PageTitle } from "../app/page-title.js";
import { paths } from "../app/paths.js";
import { useOrders } from "../data/use-orders.js";

export default function OrdersRoute() {
  const { t } = useText();
  return (
    <>
      <PageTitle of={t(shellWords.orders)} />
      <OrdersScreen
        current={useOrders("current")}
        past={useOrders("past")}
        orderHref={paths.order}
        trackHref={paths.trackOrder}
        browseHref={paths.home}
      />
    </>
  );
}
