import { type Currency, QAR } from "./money/currency.js";

/** Degrees, WGS 84. */
interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

type LocalText = Readonly<Record<"en" | "ar", string>>;

/** Parts of an address that a market can ask for, by their names on the wire. */
export type AddressPart =
  | "state"
  | "city"
  | "zone_number"
  | "line_one"
  | "avenue"
  | "building_number"
  | "floor"
  | "apartment"
  | "line_two"
  | "line_three"
  | "landmark";

/** A field of a market's address form. */
export interface AddressField {
  readonly part: AddressPart;
  readonly label: LocalText;
  readonly required: boolean;
  /** Whether phones show a keyboard of digits for it. */
  readonly numeric: boolean;
  /**
   * Whether the label is written before the value in an address on one line, as in "Block 4". False for a value that
   * needs no label.
   */
  readonly labelled: boolean;
}

/**
 * The country that a shop sells in. It is configuration: servers send it with their settings, and clients format money, times,
 * phone numbers and addresses by it.
 */
export interface Market {
  /** ISO 3166-1 code, lower case. */
  readonly id: MarketId;
  readonly currency: Currency;
  /** IANA name. */
  readonly time_zone: string;
  /** Country calling code, with its plus. */
  readonly phone_prefix: string;
  /** First day of the week: 0 is Sunday. */
  readonly week_start: number;
  /** City of an address that names none. */
  readonly city: string;
  /** Where the shop delivers, as its titles say it: "delivery in Doha". */
  readonly place: LocalText;
  /** Fields of the address form, in rows; null is Qatar's plate of zone, street and building. */
  readonly address_format: AddressField[][] | null;
  /** The part of the world that maps show, with names of places. */
  readonly map_region: {
    readonly center: LatLng;
    /** Distance from the center to each side. */
    readonly radius_km: number;
    readonly places: { readonly name: LocalText; readonly at: LatLng }[];
  } | null;
  /** Registered name and license that the law requires under every page; null where it requires none. */
  readonly legal_footer: LocalText | null;
}

export const MARKET_IDS = ["qa", "kw"] as const;
export type MarketId = (typeof MARKET_IDS)[number];

const field = (
  part: AddressPart,
  en: string,
  ar: string,
  { required = false, numeric = false, labelled = true } = {},
): AddressField => ({ part, label: { en, ar }, required, numeric, labelled });

const place = (en: string, ar: string, lat: number, lng: number) => ({ name: { en, ar }, at: { lat, lng } });

export const MARKETS: Readonly<Record<MarketId, Market>> = {
  qa: {
    id: "qa",
    currency: QAR,
    time_zone: "Asia/Qatar",
    phone_prefix: "+974",
    week_start: 0,
    city: "Doha",
    place: { en: "Doha", ar: "الدوحة" },
    address_format: null,
    map_region: null,
    legal_footer: null,
  },
  /** Addresses are area, block, street, an avenue in some areas, and building; no postcodes, no zones. */
  kw: {
    id: "kw",
    currency: { code: "KWD", decimals: 3, symbol: { en: "KWD", ar: "د.ك" } },
    time_zone: "Asia/Kuwait",
    phone_prefix: "+965",
    week_start: 0,
    city: "Kuwait City",
    place: { en: "Kuwait", ar: "الكويت" },
    address_format: [
      [field("city", "Area", "المنطقة", { required: true, labelled: false })],
      [
        field("zone_number", "Block", "قطعة", { required: true, numeric: true }),
        field("line_one", "Street", "شارع", { required: true }),
      ],
      [
        field("avenue", "Avenue", "جادة", { numeric: true }),
        field("building_number", "Building", "مبنى", { required: true, numeric: true }),
      ],
      [field("floor", "Floor", "دور"), field("apartment", "Apartment", "شقة")],
      [field("state", "Governorate", "المحافظة", { labelled: false })],
    ],
    map_region: {
      center: { lat: 29.3697, lng: 47.9783 },
      radius_km: 90,
      places: [
        place("Kuwait City", "مدينة الكويت", 29.3697, 47.9783),
        place("Salmiya", "السالمية", 29.3339, 48.0761),
        place("Hawally", "حولي", 29.3328, 48.0286),
        place("Farwaniya", "الفروانية", 29.2775, 47.9586),
        place("Jahra", "الجهراء", 29.3375, 47.6581),
        place("Fahaheel", "الفحيحيل", 29.0825, 48.1303),
        place("Mangaf", "المنقف", 29.0967, 48.1328),
        place("Shuwaikh", "الشويخ", 29.3508, 47.9286),
        place("Jabriya", "الجابرية", 29.3181, 48.0264),
      ],
    },
    legal_footer: {
      en: "Sold under the consumer protection law 39 of 2014 of the State of Kuwait.",
      ar: "يخضع البيع لقانون حماية المستهلك رقم 39 لسنة 2014 في دولة الكويت.",
    },
  },
};
