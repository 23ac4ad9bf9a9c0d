"use client";
import { localTime, useCurrentTime, useMarket, useMessages, catalogueMessages } from "../../locale/index.js";

const greetings = {
  morning: { plain: catalogueMessages.morning, named: catalogueMessages.morningNamed },
  afternoon: { plain: catalogueMessages.afternoon, named: catalogueMessages.afternoonNamed },
  evening: { plain: catalogueMessages.evening, named: catalogueMessages.eveningNamed },
} as const;

/** Text of home's h1: a greeting by time of day, with the customer's name if known. */
export function Greeting({ name }: { name: string | null | undefined }) {
  const { t, rich } = useMessages();
  const { timeZone } = useMarket();
  const hour = localTime(useCurrentTime(), timeZone).getUTCHours();
  const part = hour >= 4 && hour < 12 ? "morning" : hour >= 12 && hour < 17 ? "afternoon" : "evening";
  return name ? rich(greetings[part].named, { name }) : t(greetings[part].plain);
}
