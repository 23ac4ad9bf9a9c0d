"use client";
import { createContext, use } from "react";
import type { Direction, Language, LocalText } from "./language.js";
import { qatar, type Market } from "./market.js";
import type { MessageOverrides } from "./messages/index.js";

export interface Locale {
  language: Language;
  direction: Direction;
  /** Messages that the app overrides. */
  messages?: MessageOverrides | undefined;
  /** Currency, time zone and phone prefix. */
  market: Market;
}

export const LocaleContext = createContext<Locale>({ language: "en", direction: "ltr", market: qatar });

/** The current language, direction and market; English and Qatar without a provider. */
export function useLocale(): Locale {
  return use(LocaleContext);
}

/** Selects the text of the current language from data that has both. */
export function useLocalText(): (text: LocalText) => string {
  const { language } = useLocale();
  return (text) => text[language];
}
