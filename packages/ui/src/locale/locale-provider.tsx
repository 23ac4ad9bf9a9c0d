"use client";
import { DirectionProvider } from "@radix-ui/react-direction";
import { useEffect, useMemo, type ReactNode } from "react";
import { directionOf, type Language } from "./language.js";
import { LocaleContext, useLocale, type Locale } from "./locale-context.js";
import type { WordOverrides } from "./words/index.js";

export interface LocaleProviderProps {
  /** Language of everything inside; direction follows. */
  language: Language;
  /** Words this app says differently, in this language. */
  words?: WordOverrides | undefined;
  children: ReactNode;
}

/**
 * Language, direction and words for the parts inside it. Sets nothing on the document: render
 * `<DocumentLocale />` for the whole page, `<LocaleIsland>` for a part of it.
 */
export function LocaleProvider({ language, words, children }: LocaleProviderProps) {
  const value = useMemo<Locale>(
    () => ({
      language,
      direction: directionOf(language),
      words,
    }),
    [language, words],
  );
  return (
    <LocaleContext value={value}>
      <DirectionProvider dir={value.direction}>{children}</DirectionProvider>
    </LocaleContext>
  );
}

/** Keeps `<html lang dir>` in step with the language around it. */
export function useDocumentLocale(): void {
  const { language, direction } = useLocale();
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = direction;
  }, [language, direction]);
}

/** `useDocumentLocale` as an element, for the top of an app. */
export function DocumentLocale(): null {
  useDocumentLocale();
  return null;
}

/** A piece of the page in another language than its surroundings. */
export function LocaleIsland({ language, words, children }: LocaleProviderProps) {
  return (
    <LocaleProvider language={language} words={words}>
      <div lang={language} dir={directionOf(language)} data-slot="locale-island" className="contents">
        {children}
      </div>
    </LocaleProvider>
  );
}
