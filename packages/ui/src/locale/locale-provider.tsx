"use client";
import { DirectionProvider } from "@radix-ui/react-direction";
import { useEffect, useMemo, type ReactNode } from "react";
import { directionOf, type Language } from "./language.js";
import { LocaleContext, useLocale, type Locale } from "./locale-context.js";
import type { Market } from "./market.js";
import type { MessageOverrides } from "./messages/index.js";

export interface LocaleProviderProps {
  /** Language of everything inside; the direction follows it. */
  language: Language;
  /** Messages this app overrides, in this language. */
  messages?: MessageOverrides | undefined;
  /** Currency, time zone and phone prefix. Default: those of the provider around it, or of Qatar. */
  market?: Market | undefined;
  /**
   * When the server rendered the page, in milliseconds: texts that depend on the time hydrate with it. Default: that of the
   * provider around it.
   */
  renderedAt?: number | undefined;
  children: ReactNode;
}

/**
 * Language, direction, messages and market for the components inside. Sets nothing on the document: render `<DocumentLocale />`
 * for the whole page, or `<LocaleIsland>` for a region of it.
 */
export function LocaleProvider({ language, messages, market, renderedAt, children }: LocaleProviderProps) {
  const outer = useLocale();
  const value = useMemo<Locale>(
    () => ({
      language,
      direction: directionOf(language),
      messages,
      market: market ?? outer.market,
      renderedAt: renderedAt ?? outer.renderedAt,
    }),
    [language, messages, market, renderedAt, outer.market, outer.renderedAt],
  );
  return (
    <LocaleContext value={value}>
      <DirectionProvider dir={value.direction}>{children}</DirectionProvider>
    </LocaleContext>
  );
}

/** Sets `<html lang dir>` to the current language; on a page that the browser translates, `dir` alone. */
export function useDocumentLocale(): void {
  const { language, direction } = useLocale();
  useEffect(() => {
    const { documentElement } = document;
    const isTranslated = /\btranslated-(ltr|rtl)\b/.test(documentElement.className);
    // A browser that translates the page has set the language into which it does. The customer may choose another page.
    if (!isTranslated || documentElement.dir !== direction) documentElement.lang = language;
    documentElement.dir = direction;
  }, [language, direction]);
}

/** `useDocumentLocale` as an element, for the root of an app. */
export function DocumentLocale(): null {
  useDocumentLocale();
  return null;
}

/** A region of the page in another language than the rest. */
export function LocaleIsland({ language, messages, market, children }: LocaleProviderProps) {
  return (
    <LocaleProvider language={language} messages={messages} market={market}>
      <div lang={language} dir={directionOf(language)} data-slot="locale-island" className="contents">
        {children}
      </div>
    </LocaleProvider>
  );
}
