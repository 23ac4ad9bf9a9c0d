/** The languages of the product. The direction follows from the language. */
export const languages = ["en", "ar"] as const;
export type Language = (typeof languages)[number];
export type Direction = "ltr" | "rtl";

const directions: Record<Language, Direction> = { en: "ltr", ar: "rtl" };

/** Text direction of a language. */
export const directionOf = (language: Language): Direction => directions[language];

/** Text data in both languages, as the API sends it. */
export type LocalText = { readonly en: string; readonly ar: string };
