import {
  catalogueMessages,
  commonMessages,
  shellMessages,
  useCityName,
  useMessages,
  useTimeText,
  useZoneText,
} from "@talabee/ui/locale";
import type { AreaData } from "@talabee/ui/widgets/area-line";
import { useFulfilment } from "./use-fulfilment.js";

const types = {
  delivery: { name: catalogueMessages.delivery, soon: shellMessages.deliverTo },
  pickup: { name: catalogueMessages.pickup, soon: shellMessages.pickupSoon },
  dine_in: { name: catalogueMessages.dineIn, soon: shellMessages.dineInSoon },
};

/** The header's line of where and when (REQ-CATALOG-44). */
export function useAreaLine(): Pick<AreaData, "text" | "how"> {
  const { t } = useMessages();
  const cityOf = useCityName();
  const zoneText = useZoneText();
  const timeText = useTimeText();
  const { chosen, addresses, address } = useFulfilment();
  const { orderType = "delivery", place = null, at = null } = chosen ?? {};
  const { name, soon } = types[orderType];
  const how = at === null ? t(soon) : t(shellMessages.typeAt, { type: t(name), time: timeText(at) });
  if (place !== null && "lat" in place) return { how, text: t(shellMessages.pinnedPlace) };
  if (addresses === undefined) return { how, text: null };
  if (address === undefined) return { how, text: chosen === null ? "" : t(shellMessages.anyPlace) };
  // The zone comes first: its translated text sets the text direction even if the city is in the other script.
  const zone = zoneText(address.zone_number);
  return { how, text: [zone, cityOf(address.city)].filter(Boolean).join(t(commonMessages.and)) };
}
