"use client";
import { Globe, MapPin } from "../../primitives/icon/icon-nodes.js";
import { Suspense, useState } from "react";
import {
  accountMessages,
  catalogueMessages,
  shellMessages,
  useMarket,
  useMessages,
} from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { RadioGroup } from "../../primitives/radio-group/index.js";
import { RetryAlert } from "../../primitives/retry-alert/index.js";
import { Skeleton } from "../../primitives/skeleton/index.js";
import { AddressLines, AddressSign, useAddressLabel, type AddressData } from "../address-card/index.js";
import { lazyComponent } from "../../lib/on-demand.js";
import { Optional } from "../../lib/optional.js";
import type { MapPoint, MapTiles } from "../location-map/index.js";

// Loaded when the customer chooses a pin.
const { Component: LocationMap } = lazyComponent(
  async () => ({
    default: (await import("../location-map/location-map.js")).LocationMap,
  }),
  { optional: true },
);

/** A saved address, or a pin on the map. */
export type PlaceValue = { addressId: string } | MapPoint;

export interface PlaceFieldProps {
  /** Null is no place of the customer's own. */
  value: PlaceValue | null;
  onValueChange: (place: PlaceValue | null) => void;
  /** Saved addresses; undefined for guests. */
  addresses?: readonly AddressData[] | undefined;
  /** Set when the saved addresses did not load. */
  onRetryAddresses?: (() => void) | undefined;
  /** Where addresses are added and changed; undefined for guests. */
  addressesHref?: string | undefined;
  /** Tiles of a map service; without them an outline is drawn. */
  tiles?: MapTiles | undefined;
  /** Returns the device's position, or null if unavailable. */
  locate: () => Promise<MapPoint | null>;
  /** Whether a pin is in the country that is delivered in; by default everywhere is. */
  serves?: ((pin: MapPoint) => boolean) | undefined;
}

/** Whether a place is a pin that nothing is delivered to. */
export const isAbroad = (place: PlaceValue | null, serves?: (pin: MapPoint) => boolean): boolean =>
  place !== null && "lat" in place && serves?.(place) === false;

const ANY = "any";
const PIN = "pin";
const doha: MapPoint = { lat: 25.2975, lng: 51.507 };

/** One of the customer's addresses, a pin on the map or, for customers without an address, the whole city. */
export function PlaceField({
  value,
  onValueChange,
  addresses = [],
  onRetryAddresses,
  addressesHref,
  tiles,
  locate,
  serves,
}: PlaceFieldProps) {
  const { t } = useMessages();
  const labelOf = useAddressLabel();
  const { mapRegion } = useMarket();
  const [locating, setLocating] = useState(false);
  const [denied, setDenied] = useState(false);
  const pin = value !== null && "lat" in value ? value : null;
  /** Remembers the pin while another place is tried. */
  const [lastPin, setLastPin] = useState(pin);
  const movePin = (at: MapPoint) => {
    setLastPin(at);
    onValueChange(at);
  };
  const find = async () => {
    setLocating(true);
    setDenied(false);
    const at = await locate();
    setLocating(false);
    setDenied(at === null);
    if (at) movePin(at);
  };
  const selected = pin ? PIN : value !== null && "addressId" in value ? value.addressId : ANY;
  const select = (next: string) => {
    setDenied(false);
    if (next === ANY) onValueChange(null);
    else if (next === PIN) movePin(lastPin ?? mapRegion?.center ?? doha);
    else onValueChange({ addressId: next });
  };
  return (
    <div className="grid gap-3">
      {onRetryAddresses && (
        <RetryAlert onRetry={onRetryAddresses}>{t(accountMessages.addressesFailed)}</RetryAlert>
      )}
      <RadioGroup
        label={t(shellMessages.where)}
        layout="card"
        value={selected}
        onValueChange={select}
        options={[
          ...addresses.map((address) => ({
            value: address.id,
            label: labelOf(address.label),
            description: <AddressLines address={address} />,
            lead: <AddressSign address={address} className="self-start" />,
          })),
          ...(addresses.length === 0
            ? [
                {
                  value: ANY,
                  label: t(shellMessages.anyPlace),
                  description: t(shellMessages.anyPlaceText),
                  lead: <Icon of={Globe} />,
                },
              ]
            : []),
          {
            value: PIN,
            label: t(shellMessages.pinPlace),
            description: t(shellMessages.pinPlaceText),
            lead: <Icon of={MapPin} />,
          },
        ]}
      />
      {pin && (
        <Optional
          fallback={
            <Button variant="outline" loading={locating} onClick={() => void find()}>
              {t(catalogueMessages.myLocation)}
            </Button>
          }
        >
          <Suspense fallback={<Skeleton shape="box" className="h-58 w-full" />}>
            <LocationMap
              value={pin}
              onValueChange={movePin}
              tiles={tiles}
              onLocate={() => void find()}
              loading={locating}
            />
          </Suspense>
        </Optional>
      )}
      <p role="alert" className="text-small font-medium text-danger-text empty:hidden">
        {denied
          ? t(accountMessages.locationDenied)
          : isAbroad(value, serves) && t(accountMessages.pinOutside)}
      </p>
      {addressesHref && (
        <Button href={addressesHref} variant="text" size="small" className="justify-self-start">
          {t(
            addresses.length === 0 && !onRetryAddresses
              ? shellMessages.addFirstAddress
              : shellMessages.manageAddresses,
          )}
        </Button>
      )}
    </div>
  );
}
