import { order as orderCall } from "@talabee/contract";
import { OrderScreen } from "@talabee/ui/screens/order-screen";
import { usePanel } from "../panel";
import { paths } from "../router";

/** The placed order. */
export default function OrderPage({ id }: { id: string }) {
  const { data, status, retry } = usePanel(orderCall, { params: { id } });
  return (
    <OrderScreen
      status={status}
      order={data}
      backHref={paths.stores}
      storeHref={paths.store}
      onRetry={retry}
    />
  );
}
