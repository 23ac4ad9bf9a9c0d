import {
  divIcon,
  geoJSON,
  latLng,
  latLngBounds,
  map as createMap,
  marker,
  tileLayer,
  type Marker,
} from "leaflet";
import type { MapRegion } from "../../locale/index.js";
import { keepAsking } from "../../primitives/picture/ask-again.js";
import { adoptLeafletStyle } from "./leaflet-style.js";
import { mapPlaces, countryOutline, countryBounds, type MapPlace, type MapPoint } from "./country-outline.js";

/** Tile source of a map. */
export interface MapTiles {
  /** URL template with `{z}`, `{x}`, `{y}`, `{r}`, as in Leaflet. */
  url: string;
  /** Attribution of the tiles, shown on the map as their license requires. */
  attribution: string;
  /** Maximum zoom of the tiles; 19 by default. */
  maxZoom?: number | undefined;
}

interface Options {
  at: MapPoint;
  zoom: number;
  tiles: MapTiles | undefined;
  /** Another part of the world than Qatar. Without tiles only its place names are drawn. */
  region: MapRegion | undefined;
  /** Disables user interaction. */
  readOnly: boolean;
  /** Disables animations. */
  reducedMotion: boolean;
  label: (place: MapPlace) => string;
  /** Called with the new center when the user has finished moving the map. */
  onMove: (at: MapPoint) => void;
  /** Called when the map starts and stops moving. */
  onMoving: (moving: boolean) => void;
}

export interface MapHandle {
  /** Moves the map without calling `onMove`. */
  goTo: (at: MapPoint) => void;
  /** Pans by px to the right and down, for the arrow keys. */
  push: (x: number, y: number) => void;
  zoomBy: (steps: number) => void;
  resize: () => void;
  /** Redraws the place names in another language. */
  relabel: (label: Options["label"]) => void;
  destroy: () => void;
}

/** Maximum zoom of the outline, which has no more detail. */
const outlineZoom = 15;
const round = (value: number) => Math.round(value * 1e6) / 1e6;

/** Draws a map of the market into an element: tiles if given, otherwise the outline with some place names. */
export function drawMap(element: HTMLElement, options: Options): MapHandle {
  adoptLeafletStyle();
  const { at, zoom, tiles, region, readOnly, reducedMotion } = options;
  const map = createMap(element, {
    center: at,
    zoom,
    minZoom: 8,
    maxZoom: tiles ? (tiles.maxZoom ?? 19) : outlineZoom,
    maxBounds: region
      ? latLng(region.center).toBounds(region.radius_km * 2000)
      : latLngBounds(...countryBounds),
    maxBoundsViscosity: 1,
    attributionControl: false,
    zoomControl: false,
    // Keyboard and wheel are handled by `LocationMap`: the pin stays centered, and the page scrolls past a map without
    // focus.
    keyboard: false,
    boxZoom: false,
    scrollWheelZoom: false,
    dragging: !readOnly,
    touchZoom: readOnly ? false : "center",
    doubleClickZoom: readOnly ? false : "center",
    fadeAnimation: !reducedMotion,
    zoomAnimation: !reducedMotion,
    inertia: !reducedMotion,
  });

  let labels: Marker[] = [];
  function relabel(label: Options["label"]) {
    for (const previous of labels) previous.remove();
    labels = (region?.places ?? mapPlaces).map((place) => {
      const name = document.createElement("span");
      name.className =
        "absolute w-max -translate-x-1/2 -translate-y-1/2 text-caption font-medium text-map-text tracking-normal";
      name.dir = "auto";
      name.textContent = label(place);
      return marker(place.at, {
        icon: divIcon({ className: "", html: name, iconSize: [0, 0] }),
        interactive: false,
        keyboard: false,
      }).addTo(map);
    });
    hideOverlappingLabels();
  }
  /** Hides names that overlap another; larger places take precedence. */
  function hideOverlappingLabels() {
    const visible: { x: number; y: number }[] = [];
    for (const label of labels) {
      const point = map.latLngToLayerPoint(label.getLatLng());
      const isFree = visible.every(({ x, y }) => Math.abs(x - point.x) > 92 || Math.abs(y - point.y) > 22);
      if (isFree) visible.push(point);
      label.setOpacity(isFree ? 1 : 0);
    }
  }

  if (tiles) {
    const layer = tileLayer(tiles.url, { maxZoom: tiles.maxZoom ?? 19, className: "dim-picture" }).addTo(map);
    layer.on("tileerror", ({ tile }) => keepAsking(tile as HTMLImageElement));
  } else {
    if (region) element.classList.add("bg-map-land");
    else
      geoJSON(countryOutline, {
        interactive: false,
        style: { className: "fill-map-land stroke-map-road", weight: 2, fillOpacity: 1 },
      }).addTo(map);
    relabel(options.label);
    map.on("zoomend", hideOverlappingLabels);
  }

  let programmatic = false;
  let userMoved = false;
  map.on("movestart", () => !programmatic && options.onMoving(true));
  map.on("dragstart", () => (userMoved = true));
  map.on("moveend", () => {
    options.onMoving(false);
    const movedByUser = userMoved && !programmatic;
    userMoved = false;
    programmatic = false;
    if (!movedByUser) return;
    const { lat, lng } = map.getCenter();
    options.onMove({ lat: round(lat), lng: round(lng) });
  });
  if (!readOnly) {
    map.on("click", ({ latlng }) => {
      userMoved = true;
      map.panTo(latlng, { animate: !reducedMotion });
    });
    element.addEventListener("focusin", () => map.scrollWheelZoom.enable());
    element.addEventListener("focusout", () => map.scrollWheelZoom.disable());
    map.options.scrollWheelZoom = "center";
  }

  return {
    goTo(next) {
      const now = map.getCenter();
      if (Math.abs(now.lat - next.lat) < 2e-6 && Math.abs(now.lng - next.lng) < 2e-6) return;
      programmatic = true;
      map.setView(next, Math.max(map.getZoom(), tiles ? 15 : 12), { animate: false });
    },
    push(x, y) {
      userMoved = true;
      map.panBy([x, y], { animate: !reducedMotion, duration: 0.12 });
    },
    zoomBy: (steps) => void map.setZoom(map.getZoom() + steps, { animate: !reducedMotion }),
    resize: () => void map.invalidateSize({ animate: false, pan: false }),
    relabel(label) {
      if (!tiles) relabel(label);
    },
    destroy: () => void map.remove(),
  };
}
