import { divIcon, geoJSON, latLngBounds, map as createMap, marker, tileLayer, type Marker } from "leaflet";
import { adoptLeafletStyle } from "./leaflet-style.js";
import { mapPlaces, countryOutline, countryBounds, type MapPlace, type MapPoint } from "./country-outline.js";

/** Where a map's tiles come from. */
export interface MapTiles {
  /** With `{z}`, `{x}`, `{y}`, `{r}` as Leaflet fills them. */
  url: string;
  /** Who made them; shown on the map, as their terms want it. */
  attribution: string;
  /** The deepest zoom they have; 19 by default. */
  maxZoom?: number | undefined;
}

interface Options {
  at: MapPoint;
  zoom: number;
  tiles: MapTiles | undefined;
  /** Nothing moves by hand. */
  readOnly: boolean;
  /** Nothing glides. */
  reducedMotion: boolean;
  label: (place: MapPlace) => string;
  /** The person moved the map; told when it rests. */
  onMove: (at: MapPoint) => void;
  /** It is moving, or rests again. */
  onMoving: (moving: boolean) => void;
}

export interface MapHandle {
  /** Goes there without telling `onMove`. */
  goTo: (at: MapPoint) => void;
  /** The arrow keys: px to the right and down. */
  push: (x: number, y: number) => void;
  zoomBy: (steps: number) => void;
  resize: () => void;
  /** Writes the names on the map again, in another language. */
  relabel: (label: Options["label"]) => void;
  destroy: () => void;
}

/** The deepest zoom of the outline: closer than that there is nothing to see. */
const outlineZoom = 15;
const round = (value: number) => Math.round(value * 1e6) / 1e6;

/** Draws a map of Qatar into an element: tiles where they are given, else the outline with some names. */
export function drawMap(element: HTMLElement, options: Options): MapHandle {
  adoptLeafletStyle();
  const { at, zoom, tiles, readOnly, reducedMotion } = options;
  const map = createMap(element, {
    center: at,
    zoom,
    minZoom: 8,
    maxZoom: tiles ? (tiles.maxZoom ?? 19) : outlineZoom,
    maxBounds: latLngBounds(countryBounds[0], countryBounds[1]),
    maxBoundsViscosity: 1,
    attributionControl: false,
    zoomControl: false,
    // Keys and wheel are ours: the pin stays in the middle, and the page still scrolls past a map nobody is in.
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
    for (const old of labels) old.remove();
    labels = mapPlaces.map((place) => {
      const name = document.createElement("span");
      name.className =
        "absolute w-max -translate-x-1/2 -translate-y-1/2 text-f1 font-medium text-map-text tracking-normal";
      name.dir = "auto";
      name.textContent = label(place);
      return marker(place.at, {
        icon: divIcon({ className: "", html: name, iconSize: [0, 0] }),
        interactive: false,
        keyboard: false,
      }).addTo(map);
    });
    thin();
  }
  /** Names that would lie on another are hidden, larger places win. */
  function thin() {
    const kept: { x: number; y: number }[] = [];
    for (const label of labels) {
      const point = map.latLngToLayerPoint(label.getLatLng());
      const free = kept.every(({ x, y }) => Math.abs(x - point.x) > 92 || Math.abs(y - point.y) > 22);
      if (free) kept.push(point);
      label.setOpacity(free ? 1 : 0);
    }
  }

  if (tiles) tileLayer(tiles.url, { maxZoom: tiles.maxZoom ?? 19, className: "dim-picture" }).addTo(map);
  else {
    geoJSON(countryOutline, {
      interactive: false,
      style: { className: "fill-map-land stroke-map-road", weight: 2, fillOpacity: 1 },
    }).addTo(map);
    relabel(options.label);
    map.on("zoomend", thin);
  }

  let quiet = false;
  let moved = false;
  map.on("movestart", () => !quiet && options.onMoving(true));
  map.on("dragstart", () => (moved = true));
  map.on("moveend", () => {
    options.onMoving(false);
    const byHand = moved && !quiet;
    moved = false;
    quiet = false;
    if (!byHand) return;
    const { lat, lng } = map.getCenter();
    options.onMove({ lat: round(lat), lng: round(lng) });
  });
  if (!readOnly) {
    map.on("click", ({ latlng }) => {
      moved = true;
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
      quiet = true;
      map.setView(next, Math.max(map.getZoom(), tiles ? 15 : 12), { animate: false });
    },
    push(x, y) {
      moved = true;
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
