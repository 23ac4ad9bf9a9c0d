import { orders } from "@talabee/contract";
import { usePageTitle } from "@talabee/ui/app";
import { shellMessages } from "@talabee/ui/locale";
import { OrdersScreen } from "@talabee/ui/screens/orders-screen";
import { AccountSidebar } from "../shell/index.js";
import { useCartActions } from "../features/cart/index.js";
import { paths, useListQuery } from "../platform/index.js";

export default function OrdersRoute() {
  const { reorder, reorderingId } = useCartActions();
  const past = useListQuery(orders, { query: { scope: "past" } });
  const again = (id: string) => {
    const order = past.items.find((one) => one.id === id);
    if (order !== undefined) void reorder(order);
  };
  usePageTitle(shellMessages.orders);

  return (
    <OrdersScreen
      current={useListQuery(orders, { query: { scope: "current" } })}
      past={past}
      orderHref={paths.order}
      trackHref={paths.trackOrder}
      browseHref={paths.home}
      reorder={{ onReorder: again, loadingId: reorderingId }}
      nav={<AccountSidebar current="orders" />}
    />
  );
}
