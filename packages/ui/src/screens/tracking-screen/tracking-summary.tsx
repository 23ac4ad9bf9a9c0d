"use client";
import { Headphones, MapPin, ReceiptText, Store, Utensils } from "../../primitives/icon/icon-nodes.js";
import { cartMessages, commonMessages, ordersMessages, useFormat, useMessages } from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import { Button } from "../../primitives/button/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { Link } from "../../primitives/link/index.js";
import { Price } from "../../primitives/price/index.js";
import { AddressLines, useAddressLabel } from "../../widgets/address-card/index.js";
import { IconTile } from "../../widgets/icon-tile/index.js";
import type { TrackedOrderData } from "./tracking-data.js";
import { orderTypeTable } from "../../widgets/order-type-switch/order-type-table.js";

interface TrackingSummaryProps {
  order: TrackedOrderData;
  /** Link to the order's details. */
  orderHref: string;
  /** Where an order is collected. */
  storeAddress: string | null | undefined;
  /** Link to support. */
  help: string | undefined;
  className: string;
}

/** Where a tracked order goes, what it contains, and help. */
export function TrackingSummary({ order, storeAddress, orderHref, help, className }: TrackingSummaryProps) {
  const { t, rich } = useMessages();
  const { number } = useFormat();
  const labelOf = useAddressLabel();
  const { order_type, vendor, address, table_number } = order;
  return (
    <section className={cx(className, "grid gap-4 pt-4.5 desktop:p-6")}>
      <div className="flex items-start gap-3">
        <IconTile of={orderTypeTable[order_type].isBrought ? MapPin : table_number ? Utensils : Store} />
        <div className="min-w-0 flex-1">
          {address && orderTypeTable[order_type].isBrought ? (
            <>
              <h2 className="text-body font-semibold">{labelOf(address.label)}</h2>
              <p className="text-small text-muted">
                <AddressLines address={address} />
              </p>
            </>
          ) : (
            <>
              <h2
                className={cx(
                  "text-body font-semibold",
                  !(storeAddress && !table_number) && "min-h-11 content-center",
                )}
              >
                {table_number
                  ? rich(ordersMessages.table, { number: table_number })
                  : rich(ordersMessages.collectFrom, { store: vendor.name })}
              </h2>
              {storeAddress && !table_number && (
                <p className="text-small text-muted">
                  <bdi className="whitespace-normal">{storeAddress}</bdi>
                </p>
              )}
            </>
          )}
        </div>
      </div>
      <div className="flex items-start gap-3">
        <IconTile of={ReceiptText} />
        <div className="min-w-0 flex-1">
          <h2 className="text-body font-semibold">
            <span>{t(cartMessages.items, { count: order.items_count })}</span>
            <span className="dotted">
              <Price amount={order.order_total} decimals="always" />
            </span>
          </h2>
          <p className="text-small text-muted">
            {order.items.map((item, i) => (
              <span key={item.id}>
                {i > 0 && <span>{t(commonMessages.and)}</span>}
                <span>{`${number(item.quantity)} ×`}</span>{" "}
                <bdi className="whitespace-normal">{item.name}</bdi>
              </span>
            ))}
          </p>
          <Link href={orderHref} className="relative mt-1 inline-block hit-area text-small">
            {t(ordersMessages.details)}
          </Link>
        </div>
      </div>
      {help && (
        <Button href={help} variant="quiet" size="small" wide icon={<Icon of={Headphones} />}>
          {t(ordersMessages.helpWith)}
        </Button>
      )}
    </section>
  );
}
