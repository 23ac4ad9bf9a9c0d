import { isInMarket, MARKET_IDS } from "@talabee/domain";
import { locateDevice, readMapTiles } from "@talabee/ui/widgets/location-map";
import { useQuery } from "@tanstack/react-query";
import { useSettings } from "../../platform/index.js";

/**
 * Map tiles of the style in the app settings, undefined for the bundled outline; the device's position; and whether a pin is in
 * the market.
 */
export function useMap() {
  const settings = useSettings();
  const map = settings?.map;
  const styleUrl = map?.provider === "style" ? map.style_url : undefined;
  const tiles = useQuery({
    queryKey: ["map-style", styleUrl],
    queryFn: async ({ signal }) => readMapTiles(await (await fetch(styleUrl ?? "", { signal })).json()),
    enabled: styleUrl !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const market = MARKET_IDS.find((id) => id === settings?.market?.id) ?? "qa";
  return {
    tiles: tiles.data ?? undefined,
    locate: locateDevice,
    serves: (pin: { lat: number; lng: number }) => isInMarket(pin, market),
  };
}
