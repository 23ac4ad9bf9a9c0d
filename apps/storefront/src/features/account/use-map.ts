import { locateDevice, readMapTiles } from "@talabee/ui/widgets/location-map";
import { useQuery } from "@tanstack/react-query";
import { useSettings } from "../../platform/index.js";

/** Map tiles of the style in the app settings, undefined for the bundled outline; and the device's position. */
export function useMap() {
  const map = useSettings()?.map;
  const styleUrl = map?.provider === "style" ? map.style_url : undefined;
  const tiles = useQuery({
    queryKey: ["map-style", styleUrl],
    queryFn: async ({ signal }) => readMapTiles(await (await fetch(styleUrl ?? "", { signal })).json()),
    enabled: styleUrl !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { tiles: tiles.data ?? undefined, locate: locateDevice };
}
