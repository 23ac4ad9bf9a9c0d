import { orders } from "@talabee/contract";
import { useText, shellWords } from "@talabee/ui/locale";
import { OrdersScreen } from "@talabee/ui/screens/orders-screen";
import { AccountSide } from "../app/account-side.js";
import { useCartActions } from "../app/cart-actions.js";
import { PageTitle } from "../app/page-title.js";
import { paths } from "../app/paths.js";
import { usePages } from "../data/use-pages.js";

export default function OrdersRoute() {
  const { t } = useText();
  const { reorder, reorderingId } = useCartActions();
  const past = usePages(orders, { query: { scope: "past" } });
  const again = (id: string) => {
    const order = past.items.find((one) => one.id === id);
    if (order !== undefined) void reorder(order);
  };
  return (
    <>
      <PageTitle of={t(shellWords.orders)} />
      <OrdersScreen
        current={usePages(orders, { query: { scope: "current" } })}
        past={past}
        orderHref={paths.order}
        trackHref={paths.trackOrder}
        browseHref={paths.home}
        reorder={{ onReorder: again, busyId: reorderingId }}
        nav={<AccountSide current="orders" />}
      />
    </>
  );
}
