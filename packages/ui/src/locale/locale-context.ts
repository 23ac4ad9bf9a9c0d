"use client";
import { createContext, use } from "react";
import type { Direction, Language, LocalText } from "./language.js";
import type { WordOverrides } from "./words/index.js";

export interface Locale {
  language: Language;
  direction: Direction;
  /** Words that the app says differently. */
  words?: WordOverrides | undefined;
}

export const LocaleContext = createContext<Locale>({ language: "en", direction: "ltr" });

/** The language and direction around this part; English without a provider. */
export function useLocale(): Locale {
  return use(LocaleContext);
}

/** Chooses the text of the current language out of data that carries both. */
export function useLocalText(): (text: LocalText) => string {
  const { language } = useLocale();
  return (text) => text[language];
}
