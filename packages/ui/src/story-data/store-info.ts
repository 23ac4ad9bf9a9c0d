import type { Language } from "../locale/index.js";
import { storyStore } from "./stores.js";

/** Opening time of a closed store: 17:00 in Qatar, `days` from today. */
export function opensIn(days: number): string {
  const day = new Date(Date.now() + 3 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
  return `${day}T17:00:00+03:00`;
}

/** Opening hours of a week: split and past midnight, daytime with Friday closed, or around the clock. */
export function storyHours(kind: "late" | "day" | "always") {
  return [0, 1, 2, 3, 4, 5, 6].flatMap((day) => {
    if (kind === "always") return [{ day, open: "00:00", close: "00:00", closes_next_day: true }];
    if (kind === "day")
      return day === 5 ? [] : [{ day, open: "08:00", close: "22:30", closes_next_day: false }];
    return [
      { day, open: "11:00", close: "15:00", closes_next_day: false },
      { day, open: "17:00", close: day >= 4 ? "02:00" : "00:00", closes_next_day: true },
    ];
  });
}

/** Location of Bayt Al Machboos. */
export function storyLocation(language: Language) {
  return {
    lat: 25.2915,
    lng: 51.5255,
    zone_number: 4,
    text: language === "ar" ? "شارع الكهرباء، مبنى 18" : "Al Kahraba Street, building 18",
  };
}

/** Bayt Al Machboos with its details: legal name, description, hours and location. */
export function storyStoreInfo(language: Language) {
  const ar = language === "ar";
  return {
    ...storyStore(language),
    legal_name: ar ? "بيت المجبوس للأغذية ذ.م.م" : "Bayt Al Machboos Foods W.L.L.",
    tags: ar ? ["حلال", "عائلي"] : ["Halal", "Family kitchen"],
    description: ar
      ? "مطبخ عائلي في مشيرب منذ 1998. نطبخ المجبوس كل صباح كما كانت جدتنا تطبخه."
      : "A family kitchen in Msheireb since 1998. Machboos is cooked every morning, the way our grandmother did.",
    opening_hours: storyHours("late"),
    location: storyLocation(language),
  };
}

/** Cuisines of the demo catalogue, for filters. */
export function storyCuisines(language: Language): string[] {
  return language === "ar"
    ? ["قطري", "مشاوي", "بيتزا", "برغر", "ياباني", "حلويات"]
    : ["Qatari", "Grills", "Pizza", "Burgers", "Japanese", "Sweets"];
}
