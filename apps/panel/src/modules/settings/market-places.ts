import type { Language } from "@talabee/contract";
import type { MarketId } from "@talabee/domain";

/** Where the shop delivers, as its texts say it: "delivery in Doha", "delivery in Kuwait". */
export const PLACES: Readonly<Record<MarketId, Readonly<Record<Language, string>>>> = {
  qa: { en: "Doha", ar: "الدوحة" },
  kw: { en: "Kuwait", ar: "الكويت" },
};
