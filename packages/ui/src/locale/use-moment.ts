"use client";
import { formatMoment } from "./format.js";
import { useLocale } from "./locale-context.js";
import { useCurrentTime } from "./use-current-time.js";
import { useMarket } from "./use-market.js";

/** Formats moments with their day, unless that is today in the market: see `formatMoment`. */
export function useMoment(): (iso: string | number | Date) => string {
  const { language } = useLocale();
  const { timeZone } = useMarket();
  const now = useCurrentTime();
  return (iso) => formatMoment(iso, now, language, timeZone);
}
