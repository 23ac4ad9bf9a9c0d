"use client";
import {
  useFormat,
  useMessages,
  checkoutMessages,
  cartMessages,
  ordersMessages,
} from "../../locale/index.js";
import { VendorLogo } from "../../primitives/vendor-logo/index.js";
import type { CartStoreData } from "../../widgets/cart-content/index.js";
import type { ChosenItemData } from "../../widgets/cart-line/index.js";
import type { OrderTypeKind } from "../../widgets/order-type-switch/index.js";

export function VendorRow({
  vendor,
  items,
  orderType,
  wanted,
}: {
  vendor: CartStoreData;
  items: readonly ChosenItemData[];
  orderType: OrderTypeKind;
  /** For when, in words; as soon as possible when left out. */
  wanted?: string | undefined;
}) {
  const { t, rich } = useMessages();
  const { minutes } = useFormat();
  const time = minutes([vendor.delivery_time.min, vendor.delivery_time.max]);
  return (
    <div data-slot="checkout-vendor" className="flex items-center gap-3">
      <VendorLogo name={vendor.name} source={vendor.logo} color={vendor.brand_color} size="small" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">
          <bdi>{vendor.name}</bdi>
        </p>
        <p className="text-f2 text-muted">
          {t(cartMessages.items, { count: items.reduce((sum, item) => sum + item.quantity, 0) })}
          <span className="dotted">
            {wanted === undefined
              ? rich(orderType === "delivery" ? checkoutMessages.arrivesIn : checkoutMessages.readyIn, {
                  minutes: time,
                })
              : rich(ordersMessages.scheduledFor, { time: wanted })}
          </span>
        </p>
      </div>
    </div>
  );
}
