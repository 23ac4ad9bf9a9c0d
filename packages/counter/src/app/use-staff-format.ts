import { localDay, localTime, useFormat, useMarket } from "@talabee/ui/locale";
import { useMemo } from "react";

/** How staff read times: on 24 hours, in both languages (sentences for customers keep the customers' form). */
export function useStaffFormat() {
  const { timeZone } = useMarket();
  const { money, percent } = useFormat();
  return useMemo(() => {
    const time = (at: string | number) =>
      localTime(new Date(at).getTime(), timeZone).toISOString().slice(11, 16);
    /** Days from one moment to another, by the calendar of the market. */
    const daysBetween = (from: number, to: number) =>
      Math.round((Date.parse(localDay(to, timeZone)) - Date.parse(localDay(from, timeZone))) / 86_400_000);
    return { time, daysBetween, money, percent };
  }, [timeZone, money, percent]);
}
