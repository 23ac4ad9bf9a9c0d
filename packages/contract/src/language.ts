/** The two languages of the product; anything else is treated as English (B49). */
export const LANGUAGES = ["en", "ar"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Reads the first supported language of an Accept-Language value. */
export function readLanguage(header: string | null | undefined): Language {
  for (const part of (header ?? "").split(",")) {
    const code = part.trim().slice(0, 2).toLowerCase();
    if (code === "ar" || code === "en") return code;
  }
  return "en";
}
