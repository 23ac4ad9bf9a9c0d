"use client";
import {
  useFormat,
  useMessages,
  checkoutMessages,
  cartMessages,
  ordersMessages,
} from "../../locale/index.js";
import { StoreLogo } from "../../primitives/store-logo/index.js";
import type { CartStoreData } from "../../widgets/cart-content/index.js";
import type { ChosenItemData } from "../../widgets/cart-line/index.js";
import { type OrderTypeKind, orderTypeTable } from "../../widgets/order-type-switch/order-type-table.js";

/** The store, the number of items and when the order arrives or is ready. */
export function CheckoutStoreRow({
  store,
  items,
  orderType,
  scheduledFor,
}: {
  store: CartStoreData;
  items: readonly ChosenItemData[];
  orderType: OrderTypeKind;
  /** The chosen time as text; undefined is as soon as possible. */
  scheduledFor?: string | undefined;
}) {
  const { t, rich } = useMessages();
  const { minutes } = useFormat();
  const time = minutes([store.delivery_time.min, store.delivery_time.max]);
  return (
    <div data-slot="checkout-vendor" className="flex items-center gap-3">
      <StoreLogo name={store.name} source={store.logo} color={store.brand_color} size="small" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">
          <bdi>{store.name}</bdi>
        </p>
        <p className="text-small text-muted">
          <span>{t(cartMessages.items, { count: items.reduce((sum, item) => sum + item.quantity, 0) })}</span>
          <span className="dotted">
            {scheduledFor === undefined
              ? rich(
                  orderTypeTable[orderType].isBrought ? checkoutMessages.arrivesIn : checkoutMessages.readyIn,
                  {
                    minutes: time,
                  },
                )
              : rich(ordersMessages.scheduledFor, { time: scheduledFor })}
          </span>
        </p>
      </div>
    </div>
  );
}
