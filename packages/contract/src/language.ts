/** The two languages of the product; anything else is treated as English (REQ-LANG-09). */
export const LANGUAGES = ["en", "ar"] as const;
/** A language code of the wire and of `<html lang>`. */
export type Language = (typeof LANGUAGES)[number];

const DIRECTIONS: Readonly<Record<Language, "ltr" | "rtl">> = { en: "ltr", ar: "rtl" };

/** The direction in which a language is written: the `dir` of a page or of an email. */
export const directionOf = (language: Language): "ltr" | "rtl" => DIRECTIONS[language];

/**
 * Reads the first supported language of an Accept-Language value, in the order in which they are listed (REQ-LANG-09).
 */
export function readLanguage(header: string | null | undefined): Language {
  for (const part of (header ?? "").split(",")) {
    const code = /^[a-z]*/i.exec(part.trim())![0].toLowerCase();
    const language = LANGUAGES.find((known) => known === code);
    if (language !== undefined) return language;
  }
  return "en";
}
