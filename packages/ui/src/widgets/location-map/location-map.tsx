"use client";
import { cva } from "class-variance-authority";
import { LocateFixed, Minus, Plus } from "../../primitives/icon/icon-nodes.js";
import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type KeyboardEvent } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import { nextChance } from "../../lib/next-chance.js";
import { useLocale, useMarket, useMessages, catalogueMessages, commonMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { Spinner } from "../../primitives/spinner/index.js";
import type * as MapModule from "./leaflet-map.js";
import type { MapHandle, MapTiles } from "./leaflet-map.js";
import { nearestPlace, type MapPlace, type MapPoint } from "./country-outline.js";
import { Pin } from "./location-pin.js";

export type { MapPoint, MapTiles };

export const locationMapSizes = ["small", "medium", "large", "fill"] as const;

export type LocationMapSize = (typeof locationMapSizes)[number];

const locationMapClass = cva(
  "relative isolate overflow-clip rounded-picture border border-border bg-map-water",
  {
    variants: {
      size: {
        small: "h-40",
        medium: "h-58",
        large: "h-80",
        fill: "h-full min-h-58",
      } satisfies Record<LocationMapSize, string>,
    },
  },
);

export interface LocationMapProps extends Omit<ComponentProps<"div">, "children" | "onChange"> {
  /** Position of the pin; with `null` the map shows the middle of the market, Doha by default. */
  value: MapPoint | null;
  /** Called when the pin was moved by drag, tap or key. Without it the map is read-only. */
  onValueChange?: ((at: MapPoint) => void) | undefined;
  /** Subject of the pin, for the label of a read-only map: a store or an address. */
  place?: string | undefined;
  /** Tiles of a map service. Without them an outline of Qatar with some zones is drawn, which needs no network. */
  tiles?: MapTiles | undefined;
  /** Called by "Use my location": locate the device and set `value`. Without it the button is not shown. */
  onLocate?: (() => void) | undefined;
  /** Whether the device is being located. */
  loading?: boolean | undefined;
  /** Height: 160, 232 or 320 px; `fill` takes the height of its container. */
  size?: LocationMapSize | undefined;
}

const doha: MapPoint = { lat: 25.2975, lng: 51.507 };

/** Distance of an arrow key, in px; four times as far with Shift. */
const keyStep = 24;

const keyOffsets: Record<string, readonly [number, number]> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

/**
 * Map with a pin at its center. The map moves under the pin by drag, tap, arrow keys or the device's location. Leaflet
 * is loaded when the map is near the viewport. Maps are never mirrored.
 */
export function LocationMap({
  value,
  onValueChange,
  place,
  tiles,
  onLocate,
  loading = false,
  size = "medium",
  className,
  ...rest
}: LocationMapProps) {
  const { t } = useMessages();
  const { language } = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const handle = useRef<MapHandle>(undefined);
  const [state, setState] = useState<AsyncStatus>("loading");
  const [attempt, setAttempt] = useState(0);
  const [moving, setMoving] = useState(false);
  const [announcement, setAnnouncement] = useState("");
  const readOnly = onValueChange === undefined;
  const { mapRegion: region } = useMarket();
  const labelOf = ({ message, name, zone }: MapPlace) =>
    message ? `${t(message)} ${zone}` : (name?.[language] ?? "");

  const onMove = useEffectEvent((at: MapPoint) => {
    onValueChange?.(at);
    const near = nearestPlace(at, region?.places);
    if (near) setAnnouncement(t(catalogueMessages.pinNear, { place: labelOf(near) }));
  });

  const draw = useEffectEvent(({ drawMap }: typeof MapModule, element: HTMLElement) =>
    drawMap(element, {
      at: value ?? region?.center ?? doha,
      zoom: value ? (tiles ? 15 : 12) : 10,
      tiles,
      region,
      readOnly,
      reducedMotion: matchMedia("(prefers-reduced-motion: reduce)").matches,
      label: labelOf,
      onMove,
      onMoving: setMoving,
    }),
  );
  const { url, attribution, maxZoom } = tiles ?? {};
  useEffect(() => {
    const element = canvas.current;
    const container = root.current;
    if (!element || !container) return;
    let unmounted = false;
    const resize = new ResizeObserver(() => handle.current?.resize());
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        import("./leaflet-map.js").then(
          (module) => {
            if (unmounted) return;
            handle.current = draw(module, element);
            resize.observe(element);
            setState("ready");
          },
          () => {
            if (unmounted) return;
            setState("failed");
            void nextChance(attempt).then(() => !unmounted && setAttempt(attempt + 1));
          },
        );
      },
      { rootMargin: "300px" },
    );
    observer.observe(container);
    return () => {
      unmounted = true;
      observer.disconnect();
      resize.disconnect();
      handle.current?.destroy();
      handle.current = undefined;
    };
  }, [attempt, readOnly, url, attribution, maxZoom, region]);

  useEffect(() => {
    if (value) handle.current?.goTo(value);
  }, [value, state]);
  const relabel = useEffectEvent(() => handle.current?.relabel(labelOf));
  useEffect(() => {
    relabel();
  }, [language]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const offset = keyOffsets[event.key];
    if (offset) {
      const factor = event.shiftKey ? 4 : 1;
      handle.current?.push(offset[0] * factor, offset[1] * factor);
    } else if (event.key === "+" || event.key === "=") handle.current?.zoomBy(1);
    else if (event.key === "-") handle.current?.zoomBy(-1);
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={root}
      data-slot="location-map"
      data-size={size}
      data-state={state}
      {...rest}
      className={locationMapClass({ size, className })}
    >
      {/* Maps are left to right in every language. */}
      <div
        ref={canvas}
        dir="ltr"
        data-slot="location-map-canvas"
        className="peer absolute inset-0 isolate z-0 outline-none"
        {...(readOnly
          ? {
              role: "img",
              "aria-label": t(catalogueMessages.mapReadOnly, {
                place: place ?? t(catalogueMessages.mapMark),
              }),
            }
          : { role: "application", tabIndex: 0, "aria-label": t(catalogueMessages.mapLabel), onKeyDown })}
      />
      {/* Focus ring above the map, whose panes would cover an outline. */}
      <span
        aria-hidden
        className="pointer-events-none absolute inset-0 z-sticky rounded-[inherit] -outline-offset-[3px] outline-focus peer-focus-visible:outline-[3px]"
      />
      {state === "ready" && (value || !readOnly) && <Pin lifted={moving} />}
      {state === "loading" && (
        <span className="absolute inset-0 z-sticky grid place-items-center bg-map-land">
          <Spinner />
        </span>
      )}
      {state === "failed" && (
        <div
          role="alert"
          className="absolute inset-0 z-sticky grid place-content-center justify-items-center gap-1 bg-sunken p-4 text-center text-small"
        >
          <p>{t(catalogueMessages.mapFailed)}</p>
          <Button
            variant="text"
            size="small"
            onClick={() => {
              setState("loading");
              setAttempt(attempt + 1);
            }}
          >
            {t(commonMessages.retry)}
          </Button>
        </div>
      )}
      {state === "ready" && (
        <>
          {!readOnly && (
            <div className="absolute end-3 top-3 z-sticky grid gap-2">
              <IconButton
                icon={Plus}
                variant="glass"
                aria-label={t(catalogueMessages.zoomIn)}
                onClick={() => handle.current?.zoomBy(1)}
              />
              <IconButton
                icon={Minus}
                variant="glass"
                aria-label={t(catalogueMessages.zoomOut)}
                onClick={() => handle.current?.zoomBy(-1)}
              />
            </div>
          )}
          {!readOnly && onLocate && (
            <Button
              variant="outline"
              size="small"
              icon={<Icon of={LocateFixed} size="small" />}
              loading={loading}
              onClick={onLocate}
              className="absolute start-3 bottom-3 z-sticky"
            >
              {t(catalogueMessages.myLocation)}
            </Button>
          )}
          <bdi
            data-slot="location-map-attribution"
            className="pointer-events-none absolute end-2 bottom-1.5 z-sticky max-w-1/2 truncate rounded-tag bg-glass px-1.5 text-caption text-muted"
          >
            {attribution ?? t(catalogueMessages.mapOutline)}
          </bdi>
        </>
      )}
      {!readOnly && (
        <span role="status" className="sr-only">
          {announcement}
        </span>
      )}
    </div>
  );
}
