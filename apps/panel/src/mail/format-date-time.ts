import type { Language } from "@talabee/contract";

const LOCALES = { en: "en-GB", ar: "ar-QA-u-nu-latn" } as const;

/** A moment as people in Doha say it, in Western digits. */
export function formatDateTime(at: Date, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    timeZone: "Asia/Qatar",
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
  }).format(at);
}
