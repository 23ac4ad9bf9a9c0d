"use client";
import { localTime } from "./local-time.js";
import { firstTimeOn, firstTimeToday, firstTimeTomorrow } from "./messages/catalogue/preorder.js";
import { useCurrentTime } from "./use-current-time.js";
import { useFormat } from "./use-format.js";
import { useMarket } from "./use-market.js";
import { useMessages } from "./use-messages.js";

const DAY_MS = 86_400_000;

/** Returns a later time as text, by its day: `Today, 18:30`, `Tomorrow, 09:00`, `26 Nov, 09:00`. */
export function useTimeText(): (at: string) => string {
  const { t } = useMessages();
  const { time, date } = useFormat();
  const { timeZone } = useMarket();
  const now = useCurrentTime();
  const dayNumber = (moment: number) => Math.floor(localTime(moment, timeZone).getTime() / DAY_MS);
  return (at) => {
    const days = dayNumber(Date.parse(at)) - dayNumber(now);
    if (days <= 0) return t(firstTimeToday, { time: time(at) });
    if (days === 1) return t(firstTimeTomorrow, { time: time(at) });
    return t(firstTimeOn, { date: date(at), time: time(at) });
  };
}
