"use client";
import type { ComponentProps, ReactNode } from "react";
import {
  formatPhone,
  useCityName,
  useMarket,
  useMessages,
  checkoutMessages,
  commonMessages,
  cartMessages,
} from "../../locale/index.js";
import { Card } from "../../primitives/card/index.js";
import { Badge } from "../../primitives/badge/index.js";
import { cx } from "../../lib/cx.js";
import { AddressPlate } from "../address-plate/index.js";

export const addressLabels = ["home", "work", "other"] as const;
export type AddressLabel = (typeof addressLabels)[number];

/** A delivery address in Qatar. */
export interface AddressData {
  id: string;
  label: AddressLabel;
  phone: string;
  zone_number: string;
  /** Street: number or name. */
  line_one: string;
  building_number: string;
  /** Floor or flat. */
  line_two: string | null;
  landmark: string | null;
  city: string;
  note: string;
  is_default: boolean;
  /** The pin on the map, in degrees. */
  location?: { lat: number; lng: number } | null | undefined;
}

const labelMessages = {
  home: checkoutMessages.labelHome,
  work: checkoutMessages.labelWork,
  other: checkoutMessages.labelOther,
} as const;

/** What the customer calls it: Home, Work, Other. */
export function useAddressLabel(): (label: AddressLabel) => string {
  const { t } = useMessages();
  return (label) => t(labelMessages[label]);
}

/** Where it is, in words: building, street, zone, then what helps to find the door. */
export function AddressLines({
  address,
  phone = false,
}: {
  address: AddressData;
  phone?: boolean | undefined;
}) {
  const { t, rich } = useMessages();
  const cityOf = useCityName();
  const { phonePrefix } = useMarket();
  const details = [address.line_two, address.landmark, cityOf(address.city)].filter(Boolean);
  return (
    <>
      <span className="block">
        {rich(
          /^\d/.test(address.line_one) ? checkoutMessages.addressLine : checkoutMessages.addressLineNamed,
          {
            building: address.building_number,
            street: address.line_one,
            zone: address.zone_number,
          },
        )}
      </span>
      <span className="block">
        {details.map((detail, i) => (
          <span key={i}>
            {i > 0 && t(commonMessages.and)}
            <bdi className="whitespace-normal">{detail}</bdi>
          </span>
        ))}
      </span>
      {phone && (
        <span className="block">
          <bdi dir="ltr">{formatPhone(address.phone, phonePrefix)}</bdi>
        </span>
      )}
    </>
  );
}

export interface AddressCardProps extends Omit<ComponentProps<"div">, "children"> {
  address: AddressData;
  /** Its own edge; else only what is inside one. */
  framed?: boolean | undefined;
  /** At the end: a menu, a link. */
  action?: ReactNode;
  /** Shows the rider's phone and note too. */
  full?: boolean | undefined;
}

/** An address: its plate, its name, where it is. */
export function AddressCard({
  address,
  framed = true,
  action,
  full = false,
  className,
  ...rest
}: AddressCardProps) {
  const { t } = useMessages();
  const labelOf = useAddressLabel();
  const body = (
    <>
      <AddressPlate zone={address.zone_number} street={address.line_one} building={address.building_number} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        {/* The action stands beside the name alone: the lines below have the whole width. */}
        <div className="flex items-start gap-4">
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
            <h3 className="text-f3 font-semibold">{labelOf(address.label)}</h3>
            {address.is_default && framed && <Badge>{t(checkoutMessages.defaultAddress)}</Badge>}
          </div>
          {action && <div className="flex-none">{action}</div>}
        </div>
        <p className="text-f2 text-muted">
          <AddressLines address={address} phone={full} />
          {full && address.note && (
            // The line stands at the page's start, whatever the language of the note.
            <span data-slot="address-note" className="mt-1 block">
              <bdi className="whitespace-normal">{t(cartMessages.noteQuoted, { note: address.note })}</bdi>
            </span>
          )}
        </p>
      </div>
    </>
  );
  const slots = { "data-slot": "address-card" };
  return framed ? (
    <Card {...slots} {...rest} className={cx("flex items-start gap-4", className)}>
      {body}
    </Card>
  ) : (
    <div {...slots} {...rest} className={cx("flex items-start gap-4", className)}>
      {body}
    </div>
  );
}
