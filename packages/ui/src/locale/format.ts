import type { Language } from "./language.js";
import { localDay, localTime } from "./local-time.js";
import { qatar, type Currency } from "./market.js";

/** Western digits in both languages, independent of the ICU default for `ar`. */
const tag = { en: "en-GB-u-nu-latn", ar: "ar-u-nu-latn" } as const;
/**
 * Keeps signs and dashes where they stand in Latin text. An isolate, not a mark: a mark would make the `<bdi>` around
 * the whole amount left-to-right too.
 */
const leftToRight = (text: string) => `\u2066${text}\u2069`;

export type Decimals = "always" | "whenNeeded";

function group(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** Formats a number with Western digits and comma groups, at most `decimals` places, without trailing zeros. */
export function formatNumber(value: number, _language: Language, decimals = 2): string {
  const [whole = "0", fraction = ""] = Math.abs(value).toFixed(decimals).split(".");
  const trimmed = fraction.replace(/0+$/, "");
  return `${value < 0 ? "-" : ""}${group(Number(whole))}${trimmed ? `.${trimmed}` : ""}`;
}

/**
 * Money from an integer in minor units (100 = QAR 1): `QAR 1,234.50`, `1,234.50 ر.ق`. All decimals of the currency in
 * cart, checkout, orders and wallet (`always`); none on catalogue screens when whole (`whenNeeded`). Throws a RangeError
 * on an amount that is not a safe integer.
 */
export function formatMoney(
  amount: number,
  language: Language,
  {
    decimals = "always",
    currency = qatar.currency,
  }: { decimals?: Decimals | undefined; currency?: Currency } = {},
): string {
  if (!Number.isSafeInteger(amount))
    throw new RangeError(`Money is a whole number of minor units, not ${amount}.`);
  const unit = 10 ** currency.decimals;
  const size = Math.abs(amount);
  const whole = group(Math.trunc(size / unit));
  const rest = size % unit;
  const digits =
    rest || (decimals === "always" && unit > 1)
      ? `${whole}.${String(rest).padStart(currency.decimals, "0")}`
      : whole;
  if (language === "ar") return `${amount < 0 ? leftToRight(`-${digits}`) : digits} ${currency.arabicSymbol}`;
  return `${amount < 0 ? "-" : ""}${currency.code} ${digits}`;
}

/** Formats percent, 20 as `20%`: the sign stays on the number's right in both languages. */
export function formatPercent(value: number, language: Language): string {
  const text = `${formatNumber(value, language)}%`;
  return language === "ar" ? leftToRight(text) : text;
}

const cache = new Map<string, Intl.DateTimeFormat>();
function dateFormat(
  language: Language,
  timeZone: string,
  name: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${timeZone} ${name}`;
  let format = cache.get(key);
  if (!format) cache.set(key, (format = new Intl.DateTimeFormat(tag[language], { timeZone, ...options })));
  return format;
}

/**
 * Clock time from `HH:MM` of the day: `17:05`, in Arabic on the twelve-hour clock, `5:05 م`. Without `Intl`, so that
 * server and browser agree on the spaces.
 */
export function formatClock(time: string, language: Language): string {
  if (language === "en") return time;
  const hour = Number(time.slice(0, 2)) % 24;
  return `${hour % 12 || 12}${time.slice(2)}\u00a0${hour < 12 ? "ص" : "م"}`;
}

/** Clock time in the market from an instant, as ISO-8601, milliseconds or Date: `17:05`, `5:05 م`. */
export function formatTime(
  iso: string | number | Date,
  language: Language,
  timeZone = qatar.timeZone,
): string {
  const local = localTime(new Date(iso).getTime(), timeZone);
  return formatClock(local.toISOString().slice(11, 16), language);
}

/** Day in the market from an ISO instant: `21 November`, with the weekday (`long`) or the year (`full`). */
export function formatDate(
  iso: string | number | Date,
  language: Language,
  style: "short" | "long" | "full" = "short",
  timeZone = qatar.timeZone,
): string {
  const options: Record<typeof style, Intl.DateTimeFormatOptions> = {
    short: { day: "numeric", month: "long" },
    long: { weekday: "long", day: "numeric", month: "long" },
    full: { day: "numeric", month: "long", year: "numeric" },
  };
  return dateFormat(language, timeZone, style, options[style]).format(new Date(iso));
}

/** Month in the market, by name: `November`, `نوفمبر`. */
export function formatMonth(
  iso: string | number | Date,
  language: Language,
  timeZone = qatar.timeZone,
): string {
  return dateFormat(language, timeZone, "month", { month: "long" }).format(new Date(iso));
}

/** Day and clock time: `21 November, 17:05`, `21 نوفمبر، 5:05 م`. */
export function formatDateTime(
  iso: string | number | Date,
  language: Language,
  timeZone = qatar.timeZone,
): string {
  const comma = language === "ar" ? "،" : ",";
  return `${formatDate(iso, language, "short", timeZone)}${comma} ${formatTime(iso, language, timeZone)}`;
}

/**
 * A moment with its day, unless that is today (`now`) in the market: `17:05`, `17:05 tomorrow`, `17:05 on Tuesday` within a
 * week, `17:05 on 4 December`; in Arabic `5:05 م غدًا`. It stands within a sentence, after "around" or "until".
 */
export function formatMoment(
  iso: string | number | Date,
  now: number,
  language: Language,
  timeZone = qatar.timeZone,
): string {
  const at = new Date(iso).getTime();
  const time = formatTime(at, language, timeZone);
  const dayOf = (moment: number) => Date.parse(localDay(moment, timeZone)) / 86_400_000;
  const days = dayOf(at) - dayOf(now);
  if (days === 0) return time;
  const isArabic = language === "ar";
  if (days === 1) return `${time} ${isArabic ? "غدًا" : "tomorrow"}`;
  if (days === -1) return `${time} ${isArabic ? "أمس" : "yesterday"}`;
  if (days > 1 && days < 7) {
    const weekday = dateFormat(language, timeZone, "weekday", { weekday: "long" }).format(at);
    return `${time} ${isArabic ? "يوم" : "on"} ${weekday}`;
  }
  const isThisYear = localDay(at, timeZone).slice(0, 4) === localDay(now, timeZone).slice(0, 4);
  return `${time} ${isArabic ? "في" : "on"} ${formatDate(at, language, isThisYear ? "short" : "full", timeZone)}`;
}

/** Minutes as a range or one number: `25–35 min`, `25–35 دقيقة`. Wrap in `<bdi>`. */
export function formatMinutes(minutes: number | readonly [number, number], language: Language): string {
  const [from, to] = typeof minutes === "number" ? [minutes, minutes] : minutes;
  if (from === to) return `${from} ${language === "ar" ? arabicMinutes(to) : "min"}`;
  const range = `${from}–${to}`;
  return language === "ar" ? `${leftToRight(range)} ${arabicMinutes(to)}` : `${range} min`;
}

function arabicMinutes(count: number): string {
  return count >= 3 && count <= 10 ? "دقائق" : "دقيقة";
}

/** Seconds as a countdown: `0:45`. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.trunc(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}
