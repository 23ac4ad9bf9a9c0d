import type { Language } from "../locale/index.js";

/** Picks the text of the story's language. */
export const inLanguage = (language: Language, en: string, ar: string): string =>
  language === "ar" ? ar : en;
