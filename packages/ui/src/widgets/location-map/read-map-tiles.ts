import type { MapTiles } from "./leaflet-map.js";

/**
 * Reads the raster tiles of a map style: its first raster source. Null if the style has none; the map then shows the
 * bundled outline of Qatar.
 */
export function readMapTiles(style: unknown): MapTiles | null {
  const { sources } = asRecord(style);
  for (const source of Object.values(asRecord(sources))) {
    const { type, tiles, attribution, maxzoom } = asRecord(source);
    const url: unknown = Array.isArray(tiles) ? tiles[0] : undefined;
    if (type !== "raster" || typeof url !== "string" || !/^https?:\/\//.test(url)) continue;
    return {
      url,
      // Shown as text: strip the markup of links.
      attribution: typeof attribution === "string" ? attribution.replace(/<[^>]*>/g, "") : "",
      ...(typeof maxzoom === "number" ? { maxZoom: maxzoom } : {}),
    };
  }
  return null;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
