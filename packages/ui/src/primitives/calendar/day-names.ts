import type { Language } from "../../locale/index.js";

const tags = { en: "en-GB-u-nu-latn", ar: "ar-u-nu-latn" } as const;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Days have no time zone: they are read in UTC. */
function format(day: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const key = language + JSON.stringify(options);
  let made = formats.get(key);
  if (!made)
    formats.set(key, (made = new Intl.DateTimeFormat(tags[language], { timeZone: "UTC", ...options })));
  return made.format(Date.parse(`${day}T00:00Z`));
}

/** `March 2026` */
export const monthName = (day: string, language: Language): string =>
  format(day, language, { month: "long", year: "numeric" });

/** `Tuesday 10 March 2026` */
export const dayName = (day: string, language: Language): string =>
  format(day, language, { weekday: "long", day: "numeric", month: "long", year: "numeric" });

/** `10 Mar 2026`, in Arabic `10 مارس 2026` */
export const shortDayName = (day: string, language: Language): string =>
  format(day, language, { day: "numeric", month: language === "en" ? "short" : "long", year: "numeric" });

/** `T`, or in full `Tuesday` */
export const weekdayName = (day: string, language: Language, width: "narrow" | "long"): string =>
  format(day, language, { weekday: width });
