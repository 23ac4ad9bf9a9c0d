/** The two languages of the product. Direction follows the language. */
export const languages = ["en", "ar"] as const;
export type Language = (typeof languages)[number];
export type Direction = "ltr" | "rtl";

export function directionOf(language: Language): Direction {
  return language === "ar" ? "rtl" : "ltr";
}

/** A text that is data in both languages, as the panel sends it. */
export type LocalText = { readonly en: string; readonly ar: string };
