"use client";
import { Suspense, useId, useState } from "react";
import { useFormField } from "../../forms/form/index.js";
import { accountMessages, commonMessages, useMessages } from "../../locale/index.js";
import { Skeleton } from "../../primitives/skeleton/index.js";
import { lazyComponent } from "../../lib/on-demand.js";
import { Optional } from "../../lib/optional.js";
import { useHydrated } from "../../lib/use-hydrated.js";
import type { MapPoint, MapTiles } from "../location-map/index.js";

// Loaded on demand.
const { Component: LocationMap } = lazyComponent(
  async () => ({
    default: (await import("../location-map/location-map.js")).LocationMap,
  }),
  { optional: true },
);

export interface PinFieldProps {
  /** Tiles of a map service; without them an outline of Qatar is drawn. */
  tiles?: MapTiles | undefined;
  /** Returns the device's location, or null if unavailable. Without it the button is not shown. */
  locate?: (() => Promise<MapPoint | null>) | undefined;
  /** Whether a pin is in the country that is delivered in; by default everywhere is. */
  serves?: ((pin: MapPoint) => boolean) | undefined;
}

/** Map pin of an address; optional. A pin abroad is refused at once; the server says if it is not in the zone of the address. */
export function PinField({ tiles, locate, serves }: PinFieldProps) {
  const { t } = useMessages();
  const { value, change, error } = useFormField<MapPoint | null>("location");
  const [locating, setLocating] = useState(false);
  const [denied, setDenied] = useState(false);
  const id = useId();
  const abroad = value && serves?.(value) === false ? t(accountMessages.pinOutside) : undefined;
  // The map needs a browser.
  const hydrated = useHydrated();
  const waiting = <Skeleton shape="box" className="h-58 w-full" />;
  const find = async () => {
    setLocating(true);
    setDenied(false);
    const at = (await locate?.()) ?? null;
    setLocating(false);
    if (at) change(at);
    setDenied(at === null);
  };
  return (
    <Optional>
      <div role="group" aria-labelledby={id} aria-describedby={`${id}-help`} data-slot="pin-field">
        <p id={id} className="mb-2 flex justify-between gap-3 text-small font-medium">
          <span>{t(accountMessages.pin)}</span>
          <span className="font-normal text-muted">{t(commonMessages.optional)}</span>
        </p>
        <Suspense fallback={waiting}>
          {hydrated ? (
            <LocationMap
              // final-form passes an empty value as "".
              value={value || null}
              onValueChange={change}
              tiles={tiles}
              onLocate={locate && (() => void find())}
              loading={locating}
            />
          ) : (
            waiting
          )}
        </Suspense>
        <p id={`${id}-help`} className="mt-2 text-small text-muted">
          {t(accountMessages.pinHelp)}
        </p>
        <p role="alert" className="mt-1 text-small font-medium text-danger-text empty:hidden">
          {denied ? t(accountMessages.locationDenied) : (abroad ?? error)}
        </p>
      </div>
    </Optional>
  );
}
