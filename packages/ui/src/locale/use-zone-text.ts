"use client";
import { zone as zoneMessage } from "./messages/catalogue/areas.js";
import { useLocale } from "./locale-context.js";
import { useMessages } from "./use-messages.js";

/** The numbered part of a city with its name in the market: `Zone 61`, in Kuwait `Block 10`. */
export function useZoneText(): (zone: string) => string {
  const { language, market } = useLocale();
  const { t } = useMessages();
  const field = market?.addressFormat?.flat().find(({ part }) => part === "zone_number");
  return (zone) => (field ? `${field.label[language]} ${zone}` : t(zoneMessage, { zone }));
}
