const field = (part, en, ar, { required = false, numeric = false, labelled = true } = {}) => ({
  part,
  label: { en, ar },
  required,
  numeric,
  labelled,
});
const needed = { required: true };
const city = (en, ar) => field("city", en, ar, { required: true, labelled: false });
const street = field("line_one", "Street", "شارع", needed);
const building = field("building_number", "Building", "مبنى", needed);
const apartment = field("apartment", "Apartment", "شقة");
const floor = field("floor", "Floor", "دور");

const currency = (code, arabicSymbol, decimals) => ({ code, arabicSymbol, decimals });
const place = (en, ar, lat, lng) => ({ name: { en, ar }, at: { lat, lng } });
/** A map around the first of the places. */
const region = (radius_km, ...places) => ({ center: places[0].at, radius_km, places });

/** The Gulf's markets by the name of the option. What Qatar leaves out, components draw as in Qatar. */
export const markets = {
  qatar: {
    currency: currency("QAR", "ر.ق", 2),
    timeZone: "Asia/Qatar",
    phonePrefix: "+974",
    place: { en: "Doha", ar: "الدوحة" },
    weekStart: 0,
  },
  kuwait: {
    currency: currency("KWD", "د.ك", 3),
    timeZone: "Asia/Kuwait",
    phonePrefix: "+965",
    place: { en: "Kuwait", ar: "الكويت" },
    weekStart: 0,
    addressFormat: [
      [city("Area", "المنطقة")],
      [field("zone_number", "Block", "قطعة", { required: true, numeric: true }), street],
      [
        field("avenue", "Avenue", "جادة", { numeric: true }),
        field("building_number", "Building", "مبنى", { required: true, numeric: true }),
      ],
      [floor, apartment],
      [field("state", "Governorate", "المحافظة", { labelled: false })],
    ],
    mapRegion: region(
      90,
      place("Kuwait City", "مدينة الكويت", 29.3697, 47.9783),
      place("Salmiya", "السالمية", 29.3339, 48.0761),
      place("Hawally", "حولي", 29.3328, 48.0286),
      place("Farwaniya", "الفروانية", 29.2775, 47.9586),
      place("Jahra", "الجهراء", 29.3375, 47.6581),
      place("Fahaheel", "الفحيحيل", 29.0825, 48.1303),
      place("Mangaf", "المنقف", 29.0967, 48.1328),
      place("Shuwaikh", "الشويخ", 29.3508, 47.9286),
      place("Jabriya", "الجابرية", 29.3181, 48.0264),
    ),
    legalFooter: {
      en: "Sold under the consumer protection law 39 of 2014 of the State of Kuwait.",
      ar: "يخضع البيع لقانون حماية المستهلك رقم 39 لسنة 2014 في دولة الكويت.",
    },
  },
  bahrain: {
    currency: currency("BHD", "د.ب", 3),
    timeZone: "Asia/Bahrain",
    phonePrefix: "+973",
    place: { en: "Bahrain", ar: "البحرين" },
    weekStart: 0,
    addressFormat: [
      [city("Area", "المنطقة")],
      [
        field("zone_number", "Block", "مجمع", { required: true, numeric: true }),
        field("line_one", "Road", "طريق", needed),
      ],
      [building, apartment],
    ],
    mapRegion: region(
      30,
      place("Manama", "المنامة", 26.2235, 50.5876),
      place("Muharraq", "المحرق", 26.2572, 50.6119),
      place("Riffa", "الرفاع", 26.13, 50.555),
      place("Isa Town", "مدينة عيسى", 26.1736, 50.5478),
    ),
  },
  oman: {
    currency: currency("OMR", "ر.ع", 3),
    timeZone: "Asia/Muscat",
    phonePrefix: "+968",
    place: { en: "Oman", ar: "عُمان" },
    weekStart: 0,
    addressFormat: [
      [city("Area", "المنطقة")],
      [field("line_one", "Way", "سكة", needed), building],
      [floor, apartment],
    ],
    mapRegion: region(
      60,
      place("Muscat", "مسقط", 23.588, 58.3829),
      place("Seeb", "السيب", 23.6703, 58.1891),
      place("Muttrah", "مطرح", 23.6155, 58.5638),
    ),
  },
  "saudi-arabia": {
    currency: currency("SAR", "ر.س", 2),
    timeZone: "Asia/Riyadh",
    phonePrefix: "+966",
    place: { en: "Saudi Arabia", ar: "السعودية" },
    weekStart: 0,
    addressFormat: [
      [city("City", "المدينة")],
      [field("line_two", "District", "حي", needed), street],
      [building, apartment],
    ],
    mapRegion: region(
      60,
      place("Riyadh", "الرياض", 24.7136, 46.6753),
      place("Diriyah", "الدرعية", 24.7343, 46.5755),
    ),
  },
  emirates: {
    currency: currency("AED", "د.إ", 2),
    timeZone: "Asia/Dubai",
    phonePrefix: "+971",
    place: { en: "the Emirates", ar: "الإمارات" },
    // Since 2022 the week starts on Monday.
    weekStart: 1,
    addressFormat: [
      [
        field("state", "Emirate", "الإمارة", { required: true, labelled: false }),
        field("city", "Area", "المنطقة", { required: true, labelled: false }),
      ],
      [street, building],
      [floor, apartment],
    ],
    mapRegion: region(
      140,
      place("Dubai", "دبي", 25.2048, 55.2708),
      place("Sharjah", "الشارقة", 25.3463, 55.4209),
      place("Abu Dhabi", "أبوظبي", 24.4539, 54.3773),
      place("Ajman", "عجمان", 25.4052, 55.5136),
    ),
  },
};
