import { addresses } from "@talabee/contract";
import { selectIsAuthenticated } from "@talabee/domain";
import { useCityName, useMessages, useZoneText, commonMessages } from "@talabee/ui/locale";
import type { AreaData } from "@talabee/ui/widgets/area-line";
import { useSelector } from "react-redux";
import { paths, useApiQuery } from "../../platform/index.js";

/** The default address for the header; undefined for guests. */
export function useDeliveryArea(): AreaData | undefined {
  const { t } = useMessages();
  const cityOf = useCityName();
  const zoneText = useZoneText();
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const { data, status } = useApiQuery(addresses, { enabled: isAuthenticated });
  // Without the addresses the header leaves the area out instead of waiting.
  if (!isAuthenticated || status === "failed") return undefined;
  if (data === undefined) return { text: null, href: paths.address };
  const [address] = data.items;
  if (address === undefined) return { text: "", href: paths.address };
  // The zone comes first: its translated text sets the text direction even if the city is in the other script.
  const zone = zoneText(address.zone_number);
  return {
    text: [zone, cityOf(address.city)].filter(Boolean).join(t(commonMessages.and)),
    href: paths.address,
  };
}
