import { panelOrders, panelStores } from "@talabee/contract";
import { useLocale, useMessages } from "@talabee/ui/locale";
import { useCall } from "../../app/use-call.js";
import { officeMessages as m } from "../../messages/index.js";
import { useOffice } from "../office-context.js";
import { Page as Frame, Waiting } from "../parts/page.js";
import { ORDER_FILTERS } from "./order-views.js";
import { OrdersScreen } from "./orders-screen.js";

const PAGE = 50;
const AGAIN_MS = 30_000;

/** Orders by the filters of the address. */
export function Page() {
  const { t } = useMessages();
  const { query } = useOffice();
  const { language } = useLocale();
  const filters = Object.fromEntries(
    [...ORDER_FILTERS, "after"].flatMap((name) => {
      const value = query.get(name);
      return value === null || value === "" ? [] : [[name === "after" ? "cursor" : name, value]];
    }),
  );
  const orders = useCall(panelOrders, { query: { ...filters, per_page: PAGE }, everyMs: AGAIN_MS });
  const stores = useCall(panelStores, { query: { per_page: 50 } });
  return (
    <Frame title={t(m.orders)} reading={orders}>
      <OrdersScreen
        stores={(stores.data?.items ?? []).map(({ id, name }) => ({ id, name: name[language] }))}
        list={orders.data}
        waiting={<Waiting error={orders.error} onRetry={() => void orders.refetch()} />}
      />
    </Frame>
  );
}
