import { appSettings } from "@talabee/contract";
import { fulfilmentActions, laterTimes, ORDER_TYPES, selectIsAuthenticated } from "@talabee/domain";
import { useCurrentTime, useMarket } from "@talabee/ui/locale";
import { FulfilmentSheet, type FulfilmentSheetProps } from "@talabee/ui/widgets/fulfilment-sheet";
import { useSelector } from "react-redux";
import { useMap } from "../features/account/index.js";
import { forgetDraftFulfilment } from "../features/checkout/index.js";
import { paths, useApiQuery, useFulfilment, useSettings, useShop } from "../platform/index.js";

/** The sheet of where and when, with the customer's addresses and the times of the settings (REQ-CATALOG-44). */
export default function ShopFulfilmentSheet(props: Pick<FulfilmentSheetProps, "open" | "onOpenChange">) {
  const shop = useShop();
  const { chosen, addresses, address, retryAddresses } = useFulfilment();
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const settings = useSettings();
  // The shop's frame reads them.
  const { status, retry } = useApiQuery(appSettings);
  const orderTypes = settings?.order_types ?? ORDER_TYPES;
  const now = new Date(useCurrentTime());
  const { timeZone } = useMarket();
  const { orderType = orderTypes[0] ?? "delivery", place = null, at = null } = chosen ?? {};
  return (
    <FulfilmentSheet
      {...props}
      {...useMap()}
      {...(isAuthenticated && { addresses, onRetryAddresses: retryAddresses, addressesHref: paths.address })}
      orderTypes={orderTypes}
      onRetryDays={settings === null && status === "failed" ? retry : undefined}
      days={settings === null ? [] : laterTimes(now, settings.order, timeZone)}
      value={{ orderType, place: address ? { addressId: address.id } : place, at }}
      onValueChange={(value) => {
        // The choices of an earlier checkout are older than this one.
        forgetDraftFulfilment(shop);
        shop.store.dispatch(fulfilmentActions.chosen(value));
      }}
    />
  );
}
