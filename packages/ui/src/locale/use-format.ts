import {
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
import { useLocale } from "./locale-context.js";

function bind(language: Language) {
  return {
    money: (dirhams: number, decimals?: Decimals) => formatMoney(dirhams, language, { decimals }),
    number: (value: number, decimals?: number) => formatNumber(value, language, decimals),
    percent: (value: number) => formatPercent(value, language),
    time: (iso: string | number | Date) => formatTime(iso, language),
    date: (iso: string | number | Date, style?: "short" | "long" | "full") =>
      formatDate(iso, language, style),
    month: (iso: string | number | Date) => formatMonth(iso, language),
    dateTime: (iso: string | number | Date) => formatDateTime(iso, language),
    minutes: (minutes: number | readonly [number, number]) => formatMinutes(minutes, language),
  };
}

/** Created once per language, not once per component: a list has thousands of them. */
const formats = { en: bind("en"), ar: bind("ar") };

/** Formatters bound to the current language. */
export function useFormat() {
  return formats[useLocale().language];
}
