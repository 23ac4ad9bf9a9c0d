import type { LocalText } from "./language.js";

/**
 * The country that an app sells in: how it writes money, times, phone numbers and addresses. Define it once, outside of
 * components, or take it from the server's settings by `marketFrom`. What is left out is as in Qatar.
 */
export interface Market {
  readonly currency: Currency;
  /** IANA name, such as `Asia/Qatar`. */
  readonly timeZone: string;
  /** Country calling code, such as `+974`. */
  readonly phonePrefix: string;
  /** First day of the week: 0 is Sunday. */
  readonly weekStart?: number | undefined;
  /** Where the app delivers, as titles of pages say it ("delivery in Doha"); without it they name no place. */
  readonly place?: LocalText | undefined;
  /** Fields of the address form, in rows; without them Qatar's plate of zone, street and building. */
  readonly addressFormat?: AddressFormat | undefined;
  /** What maps show; without it an outline of Qatar. */
  readonly mapRegion?: MapRegion | undefined;
  /** What the law requires under every page, such as the registered name and license. */
  readonly legalFooter?: LocalText | undefined;
}

export interface Currency {
  /** ISO 4217 code: shown before amounts in English. */
  readonly code: string;
  /** Shown after amounts in Arabic. */
  readonly arabicSymbol: string;
  /** Decimals of the minor unit: 2 means that an amount of 100 is one unit. */
  readonly decimals: number;
}

export interface AddressField {
  /** Field of an address: `city`, `zone_number`, `line_one`, `avenue`, `building_number`, `floor`, `apartment` … */
  readonly part: string;
  readonly label: LocalText;
  readonly required?: boolean | undefined;
  /** Whether phones show a keyboard of digits for it. */
  readonly numeric?: boolean | undefined;
  /** Whether the label is written before the value in an address on one line: "Block 4". */
  readonly labelled?: boolean | undefined;
}
export type AddressFormat = readonly (readonly AddressField[])[];

export interface MapRegion {
  readonly center: LatLng;
  /** Distance from the center to each side. */
  readonly radius_km: number;
  /** Names on a map without tiles, larger places first. */
  readonly places: readonly { readonly name: LocalText; readonly at: LatLng }[];
}

/** Degrees, WGS 84. */
interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/** The default market. */
export const qatar: Market = {
  currency: { code: "QAR", arabicSymbol: "ر.ق", decimals: 2 },
  timeZone: "Asia/Qatar",
  phonePrefix: "+974",
  place: { en: "Doha", ar: "الدوحة" },
};

/** A market as the contract's settings have it. */
export interface MarketData {
  readonly currency: { readonly code: string; readonly decimals: number; readonly symbol: LocalText };
  readonly time_zone: string;
  readonly phone_prefix: string;
  readonly week_start: number;
  readonly place: LocalText;
  readonly address_format: AddressFormat | null;
  readonly map_region: MapRegion | null;
  readonly legal_footer: LocalText | null;
}

/** The market of the server's settings, for `LocaleProvider`. Keep the result: a new object renders everything inside again. */
export function marketFrom({
  currency: { code, decimals, symbol },
  time_zone: timeZone,
  phone_prefix: phonePrefix,
  week_start: weekStart,
  place,
  address_format,
  map_region,
  legal_footer,
}: MarketData): Market {
  return {
    currency: { code, decimals, arabicSymbol: symbol.ar },
    timeZone,
    phonePrefix,
    weekStart,
    place,
    addressFormat: address_format ?? undefined,
    mapRegion: map_region ?? undefined,
    legalFooter: legal_footer ?? undefined,
  };
}
