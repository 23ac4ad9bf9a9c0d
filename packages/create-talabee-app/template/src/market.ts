import type { Market } from "@talabee/ui/locale";

/**
 * The country that the shop sells in: currency, time zone, phone prefix, place, first day of the week (0 is Sunday). Without
 * `addressFormat` and `mapRegion` the address form and the maps are Qatar's; `legalFooter` is what the law wants under every page.
 */
export const market: Market = {
  currency: { code: "QAR", arabicSymbol: "ر.ق", decimals: 2 },
  timeZone: "Asia/Qatar",
  phonePrefix: "+974",
  place: { en: "Doha", ar: "الدوحة" },
  weekStart: 0,
};
