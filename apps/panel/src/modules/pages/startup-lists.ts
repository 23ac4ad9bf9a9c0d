import { type Language, LANGUAGES, type Startup } from "@talabee/contract";
import type { Panel } from "../../panel.js";
import { readSettings, settingsVersion } from "../settings/brand-settings.js";
import { ZONES } from "../zones/zone-names.js";

/** ISO 3166-1 alpha-2, the most frequent countries of customers first, after the shop's own. */
const NEAR = "QA SA AE KW BH OM IN PK BD NP LK PH EG JO LB SY SD YE IQ IR TR GB US";
const ALL =
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW";

/** Types of business for partner and marketplace applications. */
const BUSINESS_TYPES = [
  { code: "restaurant", name: { en: "Restaurant", ar: "مطعم" } },
  { code: "cafe", name: { en: "Café", ar: "مقهى" } },
  { code: "bakery", name: { en: "Bakery and sweets", ar: "مخبز وحلويات" } },
  { code: "home_kitchen", name: { en: "Home kitchen", ar: "مطبخ منزلي" } },
  { code: "grocery", name: { en: "Grocery", ar: "بقالة" } },
  { code: "pharmacy", name: { en: "Pharmacy", ar: "صيدلية" } },
  { code: "flowers_gifts", name: { en: "Flowers and gifts", ar: "زهور وهدايا" } },
  { code: "perfume_oud", name: { en: "Perfume and oud", ar: "عطور وعود" } },
  { code: "electronics", name: { en: "Electronics", ar: "إلكترونيات" } },
  { code: "other", name: { en: "Something else", ar: "نشاط آخر" } },
] as const;

/** Names that customers use, where those of Unicode differ. */
const USUAL_NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  PS: { en: "Palestine", ar: "فلسطين" },
};

/** Countries by name in a language. */
function countriesIn(language: Language) {
  const names = new Intl.DisplayNames(language, { type: "region" });
  const near = NEAR.split(" ");
  const choice = (code: string) => ({ code, name: USUAL_NAMES[code]?.[language] ?? names.of(code) ?? code });
  const rest = ALL.split(" ")
    .filter((code) => !near.includes(code))
    .map(choice)
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
  return [...near.map(choice), ...rest];
}
const COUNTRIES = { en: countriesIn("en"), ar: countriesIn("ar") };

/** Whether a value is a code of the list of countries that forms offer. */
export function isCountry(code: string): boolean {
  return COUNTRIES.en.some((country) => country.code === code);
}

/** Whether a value is a code of the list of business types that forms offer (REQ-JOIN-13). */
export function isBusinessType(code: string): boolean {
  return BUSINESS_TYPES.some((type) => type.code === code);
}

/** Countries by name in a language, that of the market first. */
function countriesFor(market: string, language: Language) {
  const own = COUNTRIES[language].filter(({ code }) => code === market.toUpperCase());
  return [...own, ...COUNTRIES[language].filter((country) => !own.includes(country))];
}

/** Lists for forms (REQ-CATALOG-36). */
export async function startupLists(
  panel: Pick<Panel, "db" | "config">,
  language: Language,
): Promise<Startup> {
  const settings = await readSettings(panel.db);
  return {
    settings_version: await settingsVersion(panel),
    languages: [...LANGUAGES],
    countries: countriesFor(settings.market.id, language),
    business_types: BUSINESS_TYPES.map(({ code, name }) => ({ code, name: name[language] })),
    order_types: settings.order_types,
    applicant_types: settings.applicant_types,
    // The zones are those of Qatar.
    zones: (settings.market.id === "qa" ? ZONES : []).map(([number, en, ar]) => ({
      number,
      name: language === "ar" ? ar : en,
    })),
  };
}
