import { fulfilmentActions, laterTimes, ORDER_TYPES, selectIsAuthenticated } from "@talabee/domain";
import { useCurrentTime } from "@talabee/ui/locale";
import { FulfilmentSheet } from "@talabee/ui/widgets/fulfilment-sheet";
import { useMemo } from "react";
import { useSelector } from "react-redux";
import { useMap } from "../features/account/index.js";
import { forgetDraftFulfilment } from "../features/checkout/index.js";
import { useFulfilment } from "../features/fulfilment/index.js";
import { paths, useSettings, useShop } from "../platform/index.js";

/** The sheet of where and when, with the customer's addresses and the times of the settings (REQ-CATALOG-44). */
export default function ShopFulfilmentSheet({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const shop = useShop();
  const { chosen, addresses, address } = useFulfilment();
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const settings = useSettings();
  const order = settings?.order;
  const orderTypes = settings?.order_types ?? ORDER_TYPES;
  const now = useCurrentTime();
  const days = useMemo(
    () =>
      order === undefined
        ? []
        : laterTimes(new Date(now), order).map(({ date, slots }) => ({
            date,
            slots: slots.map((slot) => slot.toISOString()),
          })),
    [now, order],
  );
  const isPin = chosen?.place != null && "lat" in chosen.place;
  return (
    <FulfilmentSheet
      open={open}
      onOpenChange={onOpenChange}
      orderTypes={orderTypes}
      value={{
        orderType: chosen?.orderType ?? orderTypes[0] ?? "delivery",
        place: isPin ? chosen.place : address ? { addressId: address.id } : null,
        at: chosen?.at ?? null,
      }}
      onValueChange={(value) => {
        // What was chosen in an earlier checkout is older.
        forgetDraftFulfilment(shop);
        shop.store.dispatch(fulfilmentActions.chosen(value));
      }}
      {...(isAuthenticated ? { addresses, addressesHref: paths.address } : {})}
      days={days}
      {...useMap()}
    />
  );
}
