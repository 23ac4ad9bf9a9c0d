import { orders } from "@talabee/contract";
import { usePageTitle } from "@talabee/ui/app";
import { shellMessages } from "@talabee/ui/locale";
import { OrdersScreen } from "@talabee/ui/screens/orders-screen";
import { AccountSidebar } from "../shell/index.js";
import { useCartActions } from "../features/cart/index.js";
import { paths, useListQuery } from "../platform/index.js";

/** Current and past orders (REQ-ROUTE-15). */
export default function OrdersRoute() {
  const { reorder, reorderingId } = useCartActions();
  const past = useListQuery(orders, { query: { scope: "past" } });
  const reorderById = (id: string) => {
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
      reorder={{ onReorder: reorderById, loadingId: reorderingId }}
      nav={<AccountSidebar current="orders" />}
    />
  );
}
