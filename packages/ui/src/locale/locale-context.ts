"use client";
import { createContext, use } from "react";
import type { Direction, Language, LocalText } from "./language.js";
import type { Market } from "./market.js";
import type { MessageOverrides } from "./messages/index.js";

export interface Locale {
  language: Language;
  direction: Direction;
  /** Messages that the app overrides. */
  messages?: MessageOverrides | undefined;
  /** Set by the app; `useMarket` fills in the default. */
  market?: Market | undefined;
  /** When the server rendered the page, in milliseconds; undefined without a server. */
  renderedAt?: number | undefined;
}

export const LocaleContext = createContext<Locale>({ language: "en", direction: "ltr" });

/** The current language and direction; English without a provider. */
export function useLocale(): Locale {
  return use(LocaleContext);
}

/** Selects the text of the current language from data that has both. */
export function useLocalText(): (text: LocalText) => string {
  const { language } = useLocale();
  return (text) => text[language];
}
