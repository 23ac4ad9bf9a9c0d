import type { Language } from "@talabee/contract";

const LOCALES = { en: "en-GB", ar: "ar-QA-u-nu-latn" } as const;

/** Formats a date and time in a time zone, with Western digits. */
export function formatDateTime(at: Date, timeZone: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    timeZone,
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
  }).format(at);
}
