import { appSettings } from "@talabee/contract";
import type { MapPoint, MapTiles } from "@talabee/ui/widgets/location-map";
import { useQuery } from "@tanstack/react-query";
import { readMapTiles } from "./read-map-tiles.js";
import { useApiQuery } from "../../platform/index.js";

/** How long the device may take to find itself, in milliseconds. */
const PATIENCE_MS = 15_000;

/** What maps are drawn with: the tiles of the app settings' style, else the bundled outline; and where the device is. */
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

/** Where the device is; null when it may not, cannot or does not showMessage. */
async function locate(): Promise<MapPoint | null> {
  if (!("geolocation" in navigator)) return null;
  return new Promise((done) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => done({ lat: coords.latitude, lng: coords.longitude }),
      () => done(null),
      { enableHighAccuracy: true, timeout: PATIENCE_MS },
    ),
  );
}
