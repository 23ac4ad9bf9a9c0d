/** The languages of the product. The direction follows from the language. */
export const languages = ["en", "ar"] as const;
export type Language = (typeof languages)[number];
export type Direction = "ltr" | "rtl";

/** Text direction of a language. */
export function directionOf(language: Language): Direction {
  return language === "ar" ? "rtl" : "ltr";
}

/** Text data in both languages, as the API sends it. */
export type LocalText = { readonly en: string; readonly ar: string };
