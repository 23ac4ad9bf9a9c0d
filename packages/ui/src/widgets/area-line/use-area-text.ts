"use client";
import {
  catalogueMessages,
  commonMessages,
  localDay,
  shellMessages,
  useCityName,
  useCurrentTime,
  useFormat,
  useLocale,
  useMarket,
  useMessages,
  useZoneText,
} from "../../locale/index.js";
import type { OrderTypeKind } from "../order-type-switch/index.js";
import type { AreaData } from "./area-line.js";

const types = {
  delivery: catalogueMessages.delivery,
  pickup: catalogueMessages.pickup,
  dine_in: catalogueMessages.dineIn,
};

export interface FulfilmentTexts {
  /** What the customer chose; null before they chose. */
  chosen: { orderType: OrderTypeKind; place: object | null; at: string | null } | null;
  /** The address that orders go to; undefined for a pin and for guests. */
  address: { zone_number: string; city: string } | undefined;
  /** Whether the address is still being loaded. */
  loading: boolean;
}

const DAY_MS = 86_400_000;

/** Formats the day of a time to come: "today" and "tomorrow" by their names, which the browser knows. */
function useDayText(): (at: string) => string {
  const { language } = useLocale();
  const { timeZone } = useMarket();
  const { date } = useFormat();
  const now = useCurrentTime();
  const dayOf = (time: number) => Date.parse(localDay(time, timeZone));
  return (at) => {
    const days = (dayOf(Date.parse(at)) - dayOf(now)) / DAY_MS;
    return days > 1
      ? date(at)
      : new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(days, "day");
  };
}

/** The texts of the header's line for where and when (REQ-CATALOG-44). */
export function useAreaText({ chosen, address, loading }: FulfilmentTexts): Pick<AreaData, "text" | "how"> {
  const { t } = useMessages();
  const cityOf = useCityName();
  const zoneText = useZoneText();
  const { time } = useFormat();
  const dayText = useDayText();
  const { orderType = "delivery", place = null, at = null } = chosen ?? {};
  const type = t(types[orderType]);
  const how =
    at === null
      ? t(shellMessages.typeSoon, { type })
      : t(shellMessages.typeAt, { type, date: dayText(at), time: time(at) });
  if (place !== null && "lat" in place) return { how, text: t(shellMessages.pinnedPlace) };
  if (loading) return { how, text: null };
  // A guest who chose has chosen all areas; before that, the line asks.
  if (address === undefined) return { how, text: chosen === null ? "" : t(shellMessages.anyPlace) };
  // The zone comes first: its translated text sets the text direction even if the city is in the other script.
  const zone = zoneText(address.zone_number);
  return { how, text: [zone, cityOf(address.city)].filter(Boolean).join(t(commonMessages.and)) };
}
