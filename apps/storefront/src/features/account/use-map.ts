import { appSettings } from "@talabee/contract";
import type { MapPoint, MapTiles } from "@talabee/ui/widgets/location-map";
import { useQuery } from "@tanstack/react-query";
import { readMapTiles } from "./read-map-tiles.js";
import { useApiQuery } from "../../platform/index.js";

/** Timeout of geolocation. */
const LOCATE_TIMEOUT_MS = 15_000;

/** Map tiles of the style in the app settings, undefined for the bundled outline; and the device's position. */
export function useMap(): { tiles: MapTiles | undefined; locate: () => Promise<MapPoint | null> } {
  const map = useApiQuery(appSettings).data?.map;
  const styleUrl = map?.provider === "style" ? map.style_url : undefined;
  const tiles = useQuery({
    queryKey: ["map-style", styleUrl],
    queryFn: async ({ signal }) => readMapTiles(await (await fetch(styleUrl ?? "", { signal })).json()),
    enabled: styleUrl !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { tiles: tiles.data ?? undefined, locate };
}

/** Position of the device; null when geolocation is denied, missing or times out. */
async function locate(): Promise<MapPoint | null> {
  if (!("geolocation" in navigator)) return null;
  return new Promise((done) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => done({ lat: coords.latitude, lng: coords.longitude }),
      () => done(null),
      { enableHighAccuracy: true, timeout: LOCATE_TIMEOUT_MS },
    ),
  );
}
