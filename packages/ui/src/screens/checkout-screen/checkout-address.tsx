"use client";
import { checkoutMessages, useMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { RetryAlert } from "../../primitives/retry-alert/index.js";
import { AddressCard, type AddressData } from "../../widgets/address-card/index.js";
import type { CheckoutScreenProps } from "./checkout-props.js";

/** View of the address sheet; null is closed. */
export type AddressView = "choose" | "new" | null;

/** The delivery address, or what to do about a missing one. */
export function CheckoutAddress({
  addresses,
  address,
  onViewChange,
}: {
  addresses: CheckoutScreenProps["addresses"];
  address: AddressData | undefined;
  onViewChange: (view: AddressView) => void;
}) {
  const { t } = useMessages();
  if (addresses.status === "failed")
    return <RetryAlert onRetry={addresses.onRetry}>{t(checkoutMessages.addressesFailed)}</RetryAlert>;
  if (addresses.status === "loading")
    return (
      <SkeletonGroup>
        <div className="flex gap-4">
          <Skeleton shape="box" className="size-18 rounded-field" />
          <div className="grid flex-1 content-center gap-3">
            <Skeleton className="h-4 w-20" />
            <Skeleton className="h-3 w-4/5" />
          </div>
        </div>
      </SkeletonGroup>
    );
  if (address) return <AddressCard address={address} framed={false} full />;
  const hasAddresses = addresses.items.length > 0;
  return (
    <div
      className="flex flex-wrap items-center gap-3 rounded-field bg-sunken px-4 py-3.5"
      // As high as the address that takes its place, so that what follows does not move.
      style={{ minHeight: "calc(var(--ui-line-body) + 4 * var(--ui-line-small) + 4px)" }}
    >
      <div className="flex-words">
        <p className="font-medium">
          {t(hasAddresses ? checkoutMessages.chooseAddress : checkoutMessages.noAddress)}
        </p>
        <p className="text-small text-muted">{t(checkoutMessages.noAddressText)}</p>
      </div>
      <Button variant="soft" size="small" onClick={() => onViewChange(hasAddresses ? "choose" : "new")}>
        {t(hasAddresses ? checkoutMessages.chooseAddress : checkoutMessages.addAddress)}
      </Button>
    </div>
  );
}
