"use client";
import { createContext, use } from "react";
import type { Message } from "./define-words.js";
import type { Direction, Language, LocalText } from "./language.js";
import type { WordKey } from "./words/index.js";

export interface Locale {
  language: Language;
  direction: Direction;
  /** The built-in words; only a provider has them, so that a part alone does not carry every word of the product. */
  words?: Readonly<Record<WordKey, Message>> | undefined;
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
