"use client";
import { MapPin, MapPinOff, Navigation } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps } from "react";
import { useMessages, useZoneText, catalogueMessages } from "../../locale/index.js";
import { Alert } from "../../primitives/alert/index.js";
import { Button } from "../../primitives/button/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { LocationMap, type MapTiles } from "../location-map/index.js";
import { toGoogleMaps } from "./to-google-maps.js";

/** Location of a store. */
export interface StoreLocationData {
  lat: number;
  lng: number;
  zone_number: number;
  /** "Corniche Street, building 12". */
  text: string;
}

export interface StoreLocationProps extends Omit<ComponentProps<"div">, "children"> {
  /** `null` if the store has not provided it. */
  location: StoreLocationData | null;
  /** Store name. */
  name: string;
  tiles?: MapTiles | undefined;
  /** URL for directions; Google Maps in a new tab by default. */
  directionsHref?: ((at: { lat: number; lng: number }) => string) | undefined;
}

/** Location of a store: map, address and directions. */
export function StoreLocation({
  location,
  name,
  tiles,
  directionsHref = toGoogleMaps,
  className,
  ...rest
}: StoreLocationProps) {
  const { t } = useMessages();
  const zoneText = useZoneText();
  return (
    <div data-slot="store-location" {...rest} className={className}>
      {location ? (
        <>
          <LocationMap value={location} place={name} tiles={tiles} size="small" />
          <div className="mt-3 flex items-center gap-3.5">
            <Icon of={MapPin} className="flex-none" />
            <p className="min-w-0 flex-1 wrap-break-word">
              <bdi className="whitespace-normal">{location.text}</bdi>
              <span className="block text-small text-muted">{zoneText(String(location.zone_number))}</span>
            </p>
            <Button
              href={directionsHref(location)}
              target="_blank"
              rel="noreferrer"
              variant="soft"
              size="small"
              icon={<Icon of={Navigation} size="small" />}
              aria-label={t(catalogueMessages.directionsTo, { name })}
            >
              {t(catalogueMessages.directions)}
            </Button>
          </div>
        </>
      ) : (
        <Alert tone="neutral" icon={MapPinOff}>
          {t(catalogueMessages.noLocation)}
        </Alert>
      )}
    </div>
  );
}
