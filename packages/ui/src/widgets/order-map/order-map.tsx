"use client";
import { Bike, House } from "../../primitives/icon/icon-nodes.js";
import { useEffect, useMemo, useRef, useState, type ComponentProps, type ReactNode } from "react";
import { useLocale, useMarket, useMessages, ordersMessages } from "../../locale/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { cx } from "../../lib/cx.js";
import { useMapMarks } from "../../theme/map-marks.js";
import { initialOf } from "../../theme/tint.js";
import {
  islands,
  mainRoads,
  parks,
  places,
  pointAlong,
  project,
  sea,
  coveredFraction,
  smallRoads,
  routeAroundBay,
  type LatLngData,
  type Point,
} from "./city-drawing.js";
import { type Size, frame, svgPath } from "./map-frame.js";

export interface OrderMapProps extends Omit<ComponentProps<"div">, "children"> {
  /** The store of the order. */
  store: { name: string; brand_color: string; location: LatLngData | null };
  destination: LatLngData | null;
  rider?: { name: string; location: LatLngData | null } | null | undefined;
  /** Space covered by other elements, in px: buttons above, the sheet below. */
  insets?: { top?: number | undefined; bottom?: number | undefined } | undefined;
}

/** Marker that animates to a new position. */
function Mark({
  at,
  slow,
  slot,
  children,
}: {
  at: Point;
  slow?: boolean;
  slot: string;
  children: ReactNode;
}) {
  return (
    <g
      data-slot={slot}
      className={cx(slow && "transition-transform duration-1000 ease-linear")}
      style={{ transform: `translate(${at[0].toFixed(1)}px, ${at[1].toFixed(1)}px)` }}
    >
      {children}
    </g>
  );
}

/**
 * Route from the store to the customer on a schematic map, drawn from coordinates without a map service. Only Doha's
 * streets are drawn: a market with a `mapRegion` shows its places and a straight route instead. Maps are never
 * mirrored. Fills its container.
 */
export function OrderMap({ store, destination, rider, insets, className, ...rest }: OrderMapProps) {
  const { t } = useMessages();
  const { language } = useLocale();
  // Other markets than Qatar: their places, no streets.
  const { mapRegion: region } = useMarket();
  const mapMarks = useMapMarks();
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 390, height: 300 });

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, []);

  const top = insets?.top ?? 0;
  const bottom = insets?.bottom ?? 0;
  const from = store.location;
  const riderAt = rider?.location ?? null;
  const route = useMemo(() => {
    if (!from || !destination) return null;
    const ends = [project(from), project(destination)] as const;
    return region ? ends : routeAroundBay(...ends);
  }, [from, destination, region]);
  // The rider's position does not affect the viewport, which stays still while the marker moves.
  const view = useMemo(
    () =>
      frame(route ?? [from, destination].filter((point) => point !== null).map(project), size, {
        top,
        bottom,
      }),
    [route, from, destination, size, top, bottom],
  );
  // The drawn streets differ from the real ones: place the rider on the drawn route at the same fraction of the
  // distance.
  const covered = riderAt && route ? coveredFraction(route[0]!, project(riderAt), route.at(-1)!) : 0;
  const riderPosition = riderAt && route && pointAlong(route, covered);
  const pins = {
    store: from && view.place(project(from)),
    rider: riderAt && view.place(riderPosition ?? project(riderAt)),
    home: destination && view.place(project(destination)),
  };
  const path = route && svgPath(route.map(view.place));
  const routeSamples = route
    ? Array.from({ length: 25 }, (_, i) => view.place(pointAlong(route, i / 24)))
    : [];
  const marks = [pins.store, pins.rider, pins.home].filter((point) => point !== null);
  const labels: { name: string; x: number; y: number }[] = [];
  const named = region
    ? region.places.map(({ name, at }) => ({ name: name[language], at }))
    : places.map(({ message, at }) => ({ name: t(message), at }));
  for (const { name, at } of named) {
    const [x, y] = view.place(project(at));
    const isInside = x > 44 && x < size.width - 44 && y > top + 12 && y < size.height - bottom - 12;
    const isFree =
      marks.every(([mx, my]) => Math.abs(mx - x) > 62 || Math.abs(my - 14 - y) > 34) &&
      routeSamples.every(([sx, sy]) => Math.abs(sx - x) > 44 || Math.abs(sy + 4 - y) > 14) &&
      labels.every((other) => Math.abs(other.x - x) > 84 || Math.abs(other.y - y) > 18);
    if (isInside && isFree) labels.push({ name, x, y });
  }
  const label = riderAt
    ? t(ordersMessages.mapRider, { rider: rider?.name ?? "", store: store.name })
    : t(ordersMessages.mapOf, { store: store.name });
  // Hide small streets when zoomed out.
  const showsSmallStreets = view.scale > 0.42;
  const stroke = (width: number) => Math.max(width * 0.55, Math.min(width, width * view.scale)) / view.scale;

  return (
    <div
      ref={element}
      data-slot="order-map"
      dir="ltr"
      {...rest}
      className={cx("relative size-full overflow-clip bg-map-land", className)}
    >
      <svg
        role="img"
        aria-label={label}
        width={size.width}
        height={size.height}
        viewBox={`0 0 ${size.width} ${size.height}`}
        className="absolute inset-0 size-full"
      >
        {!region && (
          <g
            aria-hidden
            fill="none"
            transform={`translate(${view.offset[0].toFixed(2)} ${view.offset[1].toFixed(2)}) scale(${view.scale.toFixed(4)})`}
          >
            <path d={parks} className="fill-map-park" />
            {showsSmallStreets && (
              <path d={smallRoads} strokeWidth={stroke(5)} className="stroke-map-minor" />
            )}
            <path d={mainRoads} strokeWidth={stroke(13)} className="stroke-map-road" />
            <path d={sea} className="fill-map-water" />
            <path d={islands} className="fill-map-land stroke-map-road" strokeWidth={stroke(5)} />
          </g>
        )}
        <g aria-hidden className="fill-map-text text-caption font-medium tracking-normal" textAnchor="middle">
          {labels.map(({ name, x, y }) => (
            <text key={name} x={x} y={y}>
              {name}
            </text>
          ))}
        </g>
        <g aria-hidden>
          {path && (
            <g fill="none" strokeLinecap="round" strokeLinejoin="round">
              <path d={path} strokeWidth={9} className="stroke-map-road" />
              <path d={path} strokeWidth={5} className="stroke-ink opacity-25" />
              {/* What is left of the way; the travelled part fades. */}
              <path
                d={path}
                data-slot="map-way-left"
                pathLength={1}
                strokeWidth={5}
                strokeDasharray="1 1"
                strokeDashoffset={-covered}
                className="stroke-ink transition-[stroke-dashoffset] duration-1000 ease-linear"
              />
            </g>
          )}
          {pins.home && (
            <Mark at={pins.home} slot="map-home">
              <path d={mapMarks.place.outline} strokeWidth={3} className="fill-ink stroke-map-road" />
              <Icon
                of={House}
                x={-9}
                y={mapMarks.place.middle - 10}
                strokeWidth={2.2}
                className="text-on-ink"
                // Browsers size an SVG within an SVG by its attributes: without them it fills the map.
                width={18}
                height={18}
                style={{ width: 18, height: 18 }}
              />
            </Mark>
          )}
          {pins.store && (
            <Mark at={pins.store} slot="map-store">
              <path
                d={mapMarks.vendor.outline}
                strokeWidth={3}
                className="stroke-on-picture"
                style={{ fill: store.brand_color }}
              />
              <text
                y={mapMarks.vendor.middle + 5.5}
                textAnchor="middle"
                className="fill-on-picture text-[0.9375rem] font-strong tracking-normal"
              >
                {initialOf(store.name)}
              </text>
            </Mark>
          )}
          {pins.rider && (
            <Mark at={pins.rider} slow slot="map-rider">
              <circle r={27} className="fill-success opacity-18" />
              <circle r={18} strokeWidth={3} className="fill-success stroke-on-picture" />
              <Icon
                of={Bike}
                x={-10}
                y={-10}
                width={20}
                height={20}
                strokeWidth={2.1}
                className="text-on-solid"
              />
            </Mark>
          )}
        </g>
      </svg>
    </div>
  );
}
