import type { Market } from "@talabee/ui/locale";

/** Currency, time zone and phone prefix of the country that the shop sells in. */
export const market: Market = {
  currency: { code: "QAR", arabicSymbol: "ر.ق", decimals: 2 },
  timeZone: "Asia/Qatar",
  phonePrefix: "+974",
};
