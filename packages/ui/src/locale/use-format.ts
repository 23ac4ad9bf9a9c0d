"use client";
import {
  formatClock,
  formatDate,
  formatDateTime,
  formatMinutes,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPercent,
  formatTime,
  type Decimals,
} from "./format.js";
import type { Language } from "./language.js";
import { useLocale, type Locale } from "./locale-context.js";
import { qatar, type Market } from "./market.js";

function bind(language: Language, { currency, timeZone }: Market) {
  return {
    money: (amount: number, decimals?: Decimals) => formatMoney(amount, language, { decimals, currency }),
    number: (value: number, decimals?: number) => formatNumber(value, language, decimals),
    percent: (value: number) => formatPercent(value, language),
    time: (iso: string | number | Date) => formatTime(iso, language, timeZone),
    clock: (time: string) => formatClock(time, language),
    date: (iso: string | number | Date, style?: "short" | "long" | "full") =>
      formatDate(iso, language, style, timeZone),
    month: (iso: string | number | Date) => formatMonth(iso, language, timeZone),
    dateTime: (iso: string | number | Date) => formatDateTime(iso, language, timeZone),
    minutes: (minutes: number | readonly [number, number]) => formatMinutes(minutes, language),
  };
}

export type Format = ReturnType<typeof bind>;

/** Created once per market and language, not once per component: a list has thousands of them. */
const formats = new WeakMap<Market, Record<Language, Format>>();

/** Formatters bound to a locale's language and market. */
export function formatOf({ language, market = qatar }: Locale): Format {
  let bound = formats.get(market);
  if (!bound) formats.set(market, (bound = { en: bind("en", market), ar: bind("ar", market) }));
  return bound[language];
}

/** Formatters bound to the current language and market. */
export function useFormat(): Format {
  return formatOf(useLocale());
}
