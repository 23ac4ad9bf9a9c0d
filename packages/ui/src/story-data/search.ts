import type { Language } from "../locale/index.js";
import type { SuggestionData } from "../widgets/search-box/index.js";
import { storyTiles } from "./products.js";

const suggestions: readonly [type: SuggestionData["type"], id: string, en: string, ar: string][] = [
  ["product", "karak", "karak", "كرك"],
  ["product", "saffron-karak", "saffron karak", "كرك بالزعفران"],
  ["store", "karak-al-asr", "Karak Al Asr", "كرك العصر"],
  ["category", "karak-category", "Karak and tea", "كرك وشاي"],
  ["product", "machboos", "Chicken machboos", "مجبوس دجاج"],
  ["store", "bayt-al-machboos", "Bayt Al Machboos", "بيت المجبوس"],
];

/** Suggestions of the demo catalogue whose name contains the query. */
export function storySuggestions(language: Language, query: string): SuggestionData[] {
  const typed = query.trim().toLowerCase();
  if (!typed) return [];
  return suggestions.flatMap(([type, id, en, ar]) => {
    const text = language === "ar" ? ar : en;
    const start = text.toLowerCase().indexOf(typed);
    return start < 0 ? [] : [{ type, id, text, highlight: [{ start, length: typed.length }] }];
  });
}

/** Popular products with picture, price and store. */
export function storyPopular(language: Language): SuggestionData[] {
  return storyTiles(language, 4).map(({ id, name, image, price, vendor_id, vendor_name }) => ({
    type: "product",
    id,
    text: name,
    highlight: [],
    image,
    price,
    vendor_id,
    vendor_name,
  }));
}

/** Recent searches, newest first. */
export function storyRecent(language: Language): string[] {
  return language === "ar"
    ? ["مجبوس", "كرك", "ورد أبيض", "كنافة"]
    : ["Machboos", "Karak", "White roses", "Kunafa"];
}
