"use client";
import { useState } from "react";
import { momentOf, useFormat, useMarket, useMessages, checkoutMessages } from "../../locale/index.js";
import { DAY_MS, dayOf } from "./time-slots.js";

/** Formats a requested time: `Today, 18:30`, `Tomorrow, 09:00`, `Tuesday 24 November, 09:00`. */
export function useSlotText(now?: number): { day: (date: string) => string; slot: (at: string) => string } {
  const { t } = useMessages();
  const { date, time } = useFormat();
  const { timeZone } = useMarket();
  const [opened] = useState(() => Date.now());
  const today = now ?? opened;
  const day = (requested: string) => {
    if (requested === dayOf(today, timeZone)) return t(checkoutMessages.slotToday);
    if (requested === dayOf(today + DAY_MS, timeZone)) return t(checkoutMessages.slotTomorrow);
    return date(momentOf(requested, "12:00:00", timeZone), "long");
  };
  return {
    day,
    slot: (at) => t(checkoutMessages.slotAt, { day: day(dayOf(at, timeZone)), time: time(at) }),
  };
}
