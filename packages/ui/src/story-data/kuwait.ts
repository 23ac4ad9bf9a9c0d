import type { AddressField, Language, Market } from "../locale/index.js";
import type { AddressData } from "../widgets/address-card/index.js";

const field = (
  part: string,
  en: string,
  ar: string,
  flags: Partial<Pick<AddressField, "required" | "numeric" | "labelled">> = {},
): AddressField => ({ part, label: { en, ar }, labelled: true, ...flags });

/** A market with three decimals, addresses of its own and a legal notice. */
export const kuwait: Market = {
  currency: { code: "KWD", arabicSymbol: "د.ك", decimals: 3 },
  timeZone: "Asia/Kuwait",
  phonePrefix: "+965",
  place: { en: "Kuwait", ar: "الكويت" },
  weekStart: 0,
  addressFormat: [
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
  mapRegion: {
    center: { lat: 29.3697, lng: 47.9783 },
    radius_km: 90,
    places: [
      { name: { en: "Kuwait City", ar: "مدينة الكويت" }, at: { lat: 29.3697, lng: 47.9783 } },
      { name: { en: "Salmiya", ar: "السالمية" }, at: { lat: 29.3339, lng: 48.0761 } },
      { name: { en: "Jahra", ar: "الجهراء" }, at: { lat: 29.3375, lng: 47.6581 } },
    ],
  },
  legalFooter: {
    en: "Sold under the consumer protection law 39 of 2014 of the State of Kuwait.",
    ar: "يخضع البيع لقانون حماية المستهلك رقم 39 لسنة 2014 في دولة الكويت.",
  },
};

/** An address in Salmiya. */
export function kuwaitAddress(language: Language): AddressData {
  const ar = language === "ar";
  return {
    id: "salmiya",
    label: "home",
    phone: "+96551234567",
    city: ar ? "السالمية" : "Salmiya",
    zone_number: "10",
    line_one: "7",
    avenue: "2",
    building_number: "14",
    floor: "3",
    apartment: "12",
    state: ar ? "حولي" : "Hawally",
    line_two: null,
    landmark: null,
    note: ar ? "اتصل بي عند الوصول" : "Call me on arrival",
    is_default: true,
  };
}
