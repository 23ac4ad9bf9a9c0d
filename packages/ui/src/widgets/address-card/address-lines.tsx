"use client";
import { BriefcaseBusiness, House, MapPin } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps } from "react";
import {
  formatPhone,
  useCityName,
  useLocale,
  useMarket,
  useMessages,
  checkoutMessages,
  commonMessages,
  type AddressFormat,
  type Language,
} from "../../locale/index.js";
import { cx } from "../../lib/cx.js";
import { Icon } from "../../primitives/icon/index.js";
import { AddressPlate } from "../address-plate/index.js";
import type { AddressData } from "./address-data.js";

const labelIcons = { home: House, work: BriefcaseBusiness, other: MapPin };

/** The parts of an address as a market writes them: `Salmiya`, `Block 10`, `Street 7`. */
function formattedParts(address: AddressData, format: AddressFormat, language: Language): string[] {
  return format.flat().flatMap(({ part, label, labelled }) => {
    const value: unknown = address[part as keyof AddressData];
    if (typeof value !== "string" || value === "") return [];
    // A name needs no label: "Salem Al Mubarak", but "Street 7".
    return [labelled && /^\d/.test(value) ? `${label[language]} ${value}` : value];
  });
}

/** Address as text: building, street, zone, then details for finding the door; in another market its own parts. */
export function AddressLines({
  address,
  phone = false,
}: {
  address: AddressData;
  phone?: boolean | undefined;
}) {
  const { t, rich } = useMessages();
  const { language } = useLocale();
  const cityOf = useCityName();
  const { phonePrefix, addressFormat } = useMarket();
  const parts = addressFormat && formattedParts(address, addressFormat, language);
  const details = parts
    ? [...parts.slice(3), address.landmark]
    : [address.line_two, address.line_three, address.landmark, cityOf(address.city), address.state];
  const joined = (texts: readonly (string | null | undefined)[]) =>
    texts.filter(Boolean).map((text, i) => (
      <span key={i}>
        {i > 0 && <span>{t(commonMessages.and)}</span>}
        <bdi className="whitespace-normal">{text}</bdi>
      </span>
    ));
  return (
    <>
      <span className="block">
        {parts
          ? joined(parts.slice(0, 3))
          : rich(
              /^\d/.test(address.line_one) ? checkoutMessages.addressLine : checkoutMessages.addressLineNamed,
              {
                building: address.building_number,
                street: address.line_one,
                zone: address.zone_number,
              },
            )}
      </span>
      <span className="block">{joined(details)}</span>
      {phone && (
        <span className="block">
          <bdi dir="ltr" translate="no" className="whitespace-normal">
            {formatPhone(address.phone, phonePrefix)}
          </bdi>
        </span>
      )}
    </>
  );
}

/** Picture of an address: Qatar's plate, in other markets the icon of its label. */
export function AddressSign({
  address,
  className,
  ...rest
}: Omit<ComponentProps<"span">, "children"> & { address: AddressData }) {
  const { addressFormat } = useMarket();
  if (!addressFormat)
    return (
      <AddressPlate
        zone={address.zone_number}
        street={address.line_one}
        building={address.building_number}
        className={className}
        {...rest}
      />
    );
  return (
    <span
      aria-hidden
      data-slot="address-sign"
      {...rest}
      className={cx(
        "grid size-18 flex-none place-items-center rounded-field bg-primary-soft text-primary-text",
        className,
      )}
    >
      <Icon of={labelIcons[address.label]} />
    </span>
  );
}
