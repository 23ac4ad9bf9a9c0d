import type { Market } from "../locale/index.js";

/** A market with another currency, three decimals and another phone prefix. */
export const kuwait: Market = {
  currency: { code: "KWD", arabicSymbol: "د.ك", decimals: 3 },
  timeZone: "Asia/Kuwait",
  phonePrefix: "+965",
};
