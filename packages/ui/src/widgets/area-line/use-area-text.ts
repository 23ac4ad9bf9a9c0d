"use client";
import {
  catalogueMessages,
  commonMessages,
  shellMessages,
  useCityName,
  useFormat,
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

/** The texts of the header's line for where and when (REQ-CATALOG-44). */
export function useAreaText({ chosen, address, loading }: FulfilmentTexts): Pick<AreaData, "text" | "how"> {
  const { t } = useMessages();
  const cityOf = useCityName();
  const zoneText = useZoneText();
  const { date, time } = useFormat();
  const { orderType = "delivery", place = null, at = null } = chosen ?? {};
  const type = t(types[orderType]);
  const how =
    at === null
      ? t(shellMessages.typeSoon, { type })
      : t(shellMessages.typeAt, { type, date: date(at), time: time(at) });
  if (place !== null && "lat" in place) return { how, text: t(shellMessages.pinnedPlace) };
  if (loading) return { how, text: null };
  if (address === undefined) return { how, text: "" };
  // The zone comes first: its translated text sets the text direction even if the city is in the other script.
  const zone = zoneText(address.zone_number);
  return { how, text: [zone, cityOf(address.city)].filter(Boolean).join(t(commonMessages.and)) };
}
